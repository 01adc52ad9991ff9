import Foundation
import StateEvents
import ViewPlatform

/// What a screen of a test is made with: a view, and the module that has it.
public struct TestedView: Sendable, Equatable {
  /// The view as it is made in Swift: `ContentView()`.
  public var expression: String

  /// The module to import; `nil` where the test has it.
  public var module: String?

  /// A view that `expression` makes.
  public init(_ expression: String, in module: String? = nil) {
    (self.expression, self.module) = (expression, module)
  }

  /// A view of the type `type` that is made with nothing; of a modified view, what was modified.
  public init(_ type: Any.Type) {
    var name = String(reflecting: type)
    let modified = "ModifiedContent<"
    while let start = name.range(of: modified), name[..<start.lowerBound].allSatisfy({ $0 != "<" })
    {
      name = String(name[start.upperBound...].prefix { $0 != "," })
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    self.init(parts.last.map { $0 + "()" } ?? "", in: parts.count > 1 ? parts[0] : nil)
  }
}

extension StateHistory {
  /// What people did while it recorded, as a test in Swift that does it again on a `Screen` of `view`, and
  /// sees the same.
  @MainActor
  public func test(named name: String = "what I did", of view: TestedView) -> String {
    let answers = replayLines
    let modules =
      ["Testing", "ViewTesting"] + (view.module.map { [$0] } ?? [])
      + (answers.isEmpty ? [] : ["StateStudio"])
    var lines = modules.sorted().map { "import \($0)" }
    lines += ["", "@MainActor", "@Test func `\(name.filter { $0 != "`" })`() async throws {"]
    if answers.isEmpty {
      lines.append("  let screen = Screen(\(view.expression))")
    } else {
      lines += Self.replaying(answers).map { "  " + $0 }
      lines.append("  let screen = Screen(\(view.expression).serviceAnswers(answers))")
    }
    lines.append("  await screen.settle()")
    let steps = steps
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      lines += SwiftWords(step).lines.map { "  " + $0 }
      if !step.looks, !step.isWaiting {
        // What sleeps until the clock goes on cannot be waited for.
        let leaving = next?.isWaiting == true ? "leavingTasks: true" : ""
        lines.append("  await screen.settle(\(leaving))")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
}

extension StateHistory {
  private static func replaying(_ answers: [String]) -> [String] {
    // As many signs as it takes for nothing inside to end the text.
    var sign = "#"
    while answers.contains(where: { $0.contains("\"\"\"\(sign)") || $0.contains("\\\(sign)") }) {
      sign += "#"
    }
    let content = answers.map { "    \($0)" }
    return ["let answers = try ServiceAnswers(", "  replaying: \(sign)\"\"\""] + content
      + ["    \"\"\"\(sign))"]
  }
}

extension RunStep {
  fileprivate var isWaiting: Bool { if case .pass = self { true } else { false } }
}

/// A step as a test says it.
struct SwiftWords {
  let lines: [String]

  init(_ step: RunStep) {
    switch step {
    case .see(let words): lines = ["#expect(screen.exists(\(literal(words))))"]
    case .value(let value, let name):
      lines = ["#expect(try screen.value(of: \(literal(name))) == \(literal(value)))"]
    case .pass(let nanoseconds):
      lines = [
        "screen.clock.advance(by: .milliseconds(\(nanoseconds / 1_000_000)))",
        "await screen.settle()",
      ]
    case .clear(let target): lines = ["try screen.clear(\(literal(target.name)))"]
    case .type(let words, let target):
      lines = ["try screen.type(\(literal(words)), into: \(literal(target.name)))"]
    case .scroll(let target):
      lines = ["try screen.scroll(to: \(literal(target.row ?? target.name)))"]
    case .act(let kind, let target):
      let words = ScenarioWords(step)
      let isSayable = !words.isComment || kind.isChoosing
      lines = isSayable ? ["try screen.\(Self.call(kind, target))"] : ["// \(words.text)"]
    }
  }

  private static func call(_ kind: PersonAct.Kind, _ target: PersonAct.Target) -> String {
    let name = literal(target.name)
    let lookup =
      target.row.map { ".named(\(name), in: .inside(.row(\(literal($0)))))" } ?? name
    return switch kind {
    case .tap: "tap(\(lookup))"
    case .doubleTap: "doubleTap(\(lookup))"
    case .submit: "submit(\(name))"
    case .turn: "toggle(\(name))"
    case .slide(let value): "slide(\(name), to: \(value.inDigits))"
    case .step(let isUp): "\(isUp ? "increment" : "decrement")(\(name))"
    case .select(let option): "select(\(literal(option)), in: \(name))"
    case .key(let key): "press(\(press(key)))"
    case .delete: "delete(.row(\(name)))"
    case .move(let isUp): "move(.row(\(name)), \(isUp ? ".up" : ".down"))"
    case .refresh: "pullToRefresh()"
    case .dismiss: "dismiss()"
    case .back: "back()"
    case .openMenu: "contextMenu(of: \(name))"
    case .openListMenu: "contextMenu(of: .role(.list))"
    case .choose(let titles): "choose(\(titles.map(literal).joined(separator: ", ")))"
    case .edit, .closeMenu, .other: ""
    }
  }

  /// A spoken key as `press` takes it.
  private static func press(_ spoken: String) -> String {
    var parts = spoken.split(separator: "-").map(String.init)
    let key = parts.popLast() ?? "-"
    let names = [
      "Up": ".upArrow", "Down": ".downArrow", "Left": ".leftArrow", "Right": ".rightArrow",
      "ForwardDelete": ".deleteForward",
    ]
    let first = key.prefix(1).lowercased()
    let called = key.count > 1 ? names[key] ?? ".\(first)\(key.dropFirst())" : literal(first)
    let held = parts.map { ".\($0.lowercased())" }.joined(separator: ", ")
    return parts.isEmpty ? called : "\(called), modifiers: [\(held)]"
  }
}

extension PersonAct.Kind {
  fileprivate var isChoosing: Bool { if case .choose = self { true } else { false } }
}

/// The text as Swift writes it.
private func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n")
  return "\"\(escaped)\""
}
