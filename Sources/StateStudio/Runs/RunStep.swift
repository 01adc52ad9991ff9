import Foundation
import StateEvents

/// A step of a recorded run, before it is written down.
enum RunStep: Equatable {
  /// Does again what a person did.
  case act(PersonAct.Kind, PersonAct.Target)

  /// Empties a field.
  case clear(PersonAct.Target)

  /// Types at the end of a field.
  case type(String, PersonAct.Target)

  /// Brings something into sight.
  case scroll(PersonAct.Target)

  /// Lets so many nanoseconds pass.
  case pass(Int)

  /// Reads words that were not there before.
  case see(String)

  /// Reads the value of something.
  case value(String, of: String)

  /// Whether it looks, rather than does something.
  var looks: Bool {
    switch self {
    case .see, .value: true
    default: false
    }
  }
}

/// Makes steps of what people did and of what changed meanwhile.
struct RunSteps {
  /// When a change happened, and after which acts.
  struct Moment {
    let number: Int
    let nanoseconds: Int
  }

  let acts: [PersonAct]
  let changes: [Moment]

  /// The words that can be read at the end.
  let seenLast: [String]

  /// The steps, in order.
  var steps: [RunStep] {
    var steps: [RunStep] = []
    let acts = merged
    for (index, act) in acts.enumerated() {
      let (first, last) = (act.first, act.last)
      let isSamePlace = index > 0 && acts[index - 1].last.target == last.target
      if last.target.wasScrolledTo, !isSamePlace { steps.append(.scroll(last.target)) }
      steps += self.steps(from: first, to: last)
      let next = index + 1 < acts.count ? acts[index + 1].first : nil
      steps += waiting(after: last, until: next)
      steps += news(from: first.seen, to: next?.seen ?? seenLast)
    }
    return steps
  }

  /// Acts that are one to a person: keys that wrote a text, moves of a knob.
  private var merged: [(first: PersonAct, last: PersonAct)] {
    var merged: [(first: PersonAct, last: PersonAct)] = []
    for act in acts {
      if act.opensInspector {
        // What opened the menu that it stands in, too.
        if case .choose = act.kind, let last = merged.last?.last, last.isOpening(act.target.menu) {
          merged.removeLast()
        }
      } else if act.kind == .closeMenu {
        // A menu that was opened to look into it leaves nothing behind.
        if merged.last?.last.isOpening(act.target.menu) == true { merged.removeLast() }
      } else if let last = merged.last?.last, last.target.identity == act.target.identity,
        goesOn(last.kind, act.kind)
      {
        merged[merged.count - 1].last = act
      } else {
        merged.append((act, act))
      }
    }
    return merged
  }

  private func goesOn(_ one: PersonAct.Kind, _ other: PersonAct.Kind) -> Bool {
    switch (one, other) {
    case (.edit(_, let text), .edit(let from, _)): text == from
    case (.slide, .slide): true
    default: false
    }
  }

  private func steps(from first: PersonAct, to last: PersonAct) -> [RunStep] {
    guard case .edit(let old, _) = first.kind, case .edit(_, var new) = last.kind else {
      return [.act(last.kind, last.target)]
    }
    var kept = old
    if last.target.isSecret { (kept, new) = ("", String(repeating: "•", count: new.count)) }
    if new == kept { return [] }
    if new.hasPrefix(kept), kept == old {
      return [.type(String(new.dropFirst(old.count)), last.target)]
    }
    let typed: [RunStep] = new.isEmpty ? [] : [.type(new, last.target)]
    return (old.isEmpty ? [] : [.clear(last.target)]) + typed
  }

  /// Time has to pass again where a state became another one only after a while.
  private func waiting(after act: PersonAct, until next: PersonAct?) -> [RunStep] {
    let late = changes.last { $0.number > act.number && $0.number < next?.number ?? .max }
    guard let late, late.nanoseconds - act.moment >= Self.tenth else { return [] }
    let tenths = (late.nanoseconds - act.moment + Self.tenth - 1) / Self.tenth
    return [.pass(tenths * Self.tenth)]
  }

  /// As long as a person takes for something to be there at once.
  static let tenth = 100_000_000

  /// Of what has come into sight as much as makes clear where the run is.
  private func news(from old: [String], to new: [String]) -> [RunStep] {
    let known = Set(old)
    let new = new.filter {
      !known.contains($0) && $0.count <= 80 && !$0.contains(where: \.isNewline)
    }
    return new.prefix(3).map { words in
      let parts = words.components(separatedBy: PersonAct.valueMark)
      return parts.count == 2 ? .value(parts[1], of: parts[0]) : .see(words)
    }
  }
}

extension PersonAct {
  /// Whether it opened the menu `menu`, or may have.
  fileprivate func isOpening(_ menu: UInt?) -> Bool {
    menu != nil && target.menu == menu && [.openMenu, .openListMenu, .tap].contains(kind)
  }

  /// Whether it opened the inspector: the run is about the app.
  fileprivate var opensInspector: Bool {
    if case .choose(let titles) = kind { return titles.last == inspectorTitle }
    return kind == .tap && target.name == inspectorTitle
  }
}

/// What buttons and lines of menus are called that open the inspector.
let inspectorTitle = "State Inspector"
