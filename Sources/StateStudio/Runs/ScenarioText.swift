import StateEvents
import Threads

extension StateHistory {
  /// What people did while it recorded, as a scenario in Gherkin that does it again and sees the same.
  ///
  ///     Feature: Settings
  ///
  ///       Scenario: Choosing a theme
  ///         When I select "Green" in "Theme"
  ///         And I tap "Save"
  ///         Then I see "Saved for Ada, in green."
  ///
  /// All steps are ready steps of `StateScenarios`. Time passes in it only where a state became another one
  /// later. What no step can say stands there as a comment. What services answered stands below a first
  /// step, which the test defines: it makes its screen with those ``ServiceAnswers``.
  @MainActor
  public func scenario(named name: String = "What I did", in feature: String = "A recorded run")
    -> String
  {
    let answers = replayLines
    var lines = ["Feature: \(feature)", ""]
    if !answers.isEmpty {
      let text = ["\"\"\""] + answers + ["\"\"\""]
      lines +=
        ["  Background:", "    Given the services answer"] + text.map { "      \($0)" } + [""]
    }
    lines.append("  Scenario: \(name)")
    var kind: Bool?
    for step in steps {
      let words = ScenarioWords(step)
      if words.isComment {
        lines.append("    # \(words.text)")
        continue
      }
      let keyword = kind == step.looks ? "And" : step.looks ? "Then" : "When"
      kind = step.looks
      lines.append("    \(keyword) \(words.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The run so far.
  @MainActor
  var steps: [RunStep] {
    let acts = people.withLock { $0.all }
    let changes = entries.map { RunSteps.Moment(number: $0.id, nanoseconds: $0.moment) }
    return RunSteps(acts: acts, changes: changes, seenLast: acts.last?.seenNow ?? []).steps
  }
}

/// A step in the words of scenarios.
struct ScenarioWords {
  let text: String
  var isComment = false

  init(_ step: RunStep) {
    switch step {
    case .clear(let target): text = "I clear \(quoted(target.name))"
    case .type(let words, let target):
      // A step stands on one line.
      let parts = words.split(separator: "\n", omittingEmptySubsequences: false)
      isComment = parts.count > 1
      text = "I type \(quoted(parts.joined(separator: " "))) into \(quoted(target.name))"
    case .scroll(let target): text = "I scroll to \(quoted(target.row ?? target.name))"
    case .pass(let nanoseconds):
      let milliseconds = nanoseconds / 1_000_000
      let seconds = milliseconds / 1_000
      text =
        milliseconds % 1_000 != 0
        ? "\(milliseconds) ms pass" : seconds == 1 ? "1 second passes" : "\(seconds) seconds pass"
    case .see(let words): text = "I see \(quoted(words))"
    case .value(let value, let name): text = "\(quoted(name)) shows \(quoted(value))"
    case .act(let kind, let target): (text, isComment) = Self.act(kind, target)
    }
  }

  private static func act(_ kind: PersonAct.Kind, _ target: PersonAct.Target) -> (String, Bool) {
    let name = quoted(target.name)
    let place = target.row.map { " in \(quoted($0))" } ?? ""
    if target.name.isEmpty, kind.needsName {
      return ("Something without a name was used. Give it an accessibilityLabel.", true)
    }
    if target.isAmbiguous {
      return ("Several are called \(name). Give the one an accessibilityIdentifier.", true)
    }
    return switch kind {
    case .tap: ("I tap \(name)\(place)", false)
    case .doubleTap: ("I double-tap \(name)\(place)", false)
    case .submit: ("I press Return", false)
    case .turn(let isOn): ("I turn \(isOn ? "on" : "off") \(name)", false)
    case .slide(let value): ("I slide \(name) to \(value.inDigits)", false)
    case .step(let isUp): ("I step \(name) \(isUp ? "up" : "down")", false)
    case .select(let option): ("I select \(quoted(option)) in \(name)", false)
    case .key(let key): ("I press \(key)", false)
    case .delete: ("I delete \(name)", false)
    case .move(let isUp): ("I move \(name) \(isUp ? "up" : "down")", false)
    case .refresh: ("I refresh", false)
    case .dismiss: ("I dismiss", false)
    case .back: ("I go back", false)
    case .openMenu: ("I open the menu of \(name)", false)
    case .openListMenu: ("I open the menu of the list", false)
    case .choose(let titles):
      ("I choose \(titles.map(quoted).joined(separator: ", "))", titles.count > 2)
    case .edit, .closeMenu: ("", true)
    case .other(let what): ("A person \(what), which no step can say: \(name)", true)
    }
  }
}

extension PersonAct.Kind {
  /// Whether nobody knows what was meant without a name.
  var needsName: Bool {
    switch self {
    case .submit, .key, .refresh, .dismiss, .back, .choose, .closeMenu: false
    default: true
    }
  }
}

private func quoted(_ words: String) -> String {
  let escaped = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
