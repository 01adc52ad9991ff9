import Testing

@testable import StateScenarios

/// Texts that nobody would write.
struct AnyTextTests {
  /// The same numbers in every run.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "Feature: F", "Rule: R", "Background:", "Scenario: S", "Scenario Outline: <a>", "Examples:",
    "Given a", "When <a>", "* b", "Then", "| a | b |", "| 1 |", "|", "| \\", "||", "| a \\| |",
    "\"\"\"", "```json", "\\\"\\\"\\\"", "@a @b", "@", "# language: xx", "#", "", "\t ", "words",
    "Feature:", "scenario: x", "<a", ">", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "\u{0}", ":", "\r",
  ]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever a file says, it is read or refused with its lines`(seed: UInt64) {
    var dice = Dice(state: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<30, using: &dice)
      let lines = (0..<count).map { _ in
        let many = Int.random(in: 1...2, using: &dice)
        return (0..<many).compactMap { _ in Self.pieces.randomElement(using: &dice) }.joined()
      }
      check(lines.joined(separator: "\n"))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `so is a file with something missing, doubled or exchanged`(seed: UInt64) {
    var dice = Dice(state: seed &+ 1000)
    for _ in 0..<50 {
      var text = Array(ReadingTests.album)
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let place = Int.random(in: 0..<text.count, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: text.remove(at: place)
        case 1: text.insert(text[place], at: place)
        default: text.swapAt(place, Int.random(in: 0..<text.count, using: &dice))
        }
      }
      check(String(text))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  @MainActor
  func `whatever a step says, the definition to paste for it matches it`(seed: UInt64) throws {
    let pieces = [
      "I tap", " ", "  ", "\"a\"", "'b \\' c'", "\"", "'", "\\", "-", "12", "-3", "+4", "5.",
      "6.75", ".8",
      "2 seconds", "300ms", "1 day", "{", "}", "{int}", "v2", "é", "e\u{301}", "👩‍👩‍👧", "٣", "%", ",",
    ]
    var dice = Dice(state: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1..<8, using: &dice)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &dice) }.joined()
      let (pattern, parameters) = Snippet.pattern(of: text)
      guard !text.contains("{"), !text.contains("}"), text.contains(where: { $0 != " " }) else {
        continue
      }
      let values = StepPattern(pattern).match(text)
      #expect(values?.count == parameters.count, "\(text) by \(pattern)")
    }
  }

  private func check(_ text: String) {
    let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    do {
      let feature = try Feature(text: text)
      #expect(!feature.scenarios.isEmpty)
      #expect(Set(feature.scenarios.map(\.id)).count == feature.scenarios.count)
      #expect(feature.scenarios.allSatisfy { !$0.steps.isEmpty })
    } catch {
      #expect(!error.findings.isEmpty)
      #expect(error.findings.allSatisfy { 1...count ~= $0.line })
      #expect(error.findings.map(\.line) == error.findings.map(\.line).sorted())
    }
  }
}
