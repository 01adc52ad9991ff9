import Foundation
import Testing
import VSM
import ViewPlatform
import ViewTesting

@testable import StateStudio

/// The inspector, as a person uses it.
@MainActor
struct InspectorTests {
  private enum LampState: Equatable { case off, on, broken }

  /// A lamp that can be switched.
  private struct LampView: View {
    @ObservedObject var lamp: StateContainer<LampState>

    var body: some View {
      VStack {
        Text(lamp.state == .on ? "It is light" : "It is dark")
        Button("Switch") { lamp.observe({ lamp.state == .on ? .off : .on }) }
      }
    }
  }

  private let lamp = StateContainer(state: LampState.off)
  private let history = StateHistory()

  /// A screen on which the lamp was switched on, off and on; the inspector is open.
  private func screen() throws -> Screen {
    let screen = Screen(
      LampView(lamp: lamp).stateInspector(history, isEnabled: true),
      size: CGSize(width: 900, height: 800))
    try history.record(.only(lamp)) { for _ in 1...3 { try screen.tap("Switch") } }
    try screen.press("i", modifiers: [.control, .shift])
    return screen
  }

  private let light = "LampState #1: off → on"
  private let dark = "LampState #1: on → off"

  @Test func `keys open it over the app, and it can be closed`() throws {
    let screen = try screen()
    #expect(screen.texts.filter { $0 == light }.count == 2)
    #expect(screen.texts.filter { $0 == dark }.count == 1)
    try screen.tap("Close")
    #expect(!screen.exists("Timeline"))
    #expect(!screen.texts.contains(light))
  }

  @Test func `keys that open it are in nobody's way: no stop, no control that is hard to hit`()
    throws
  {
    let screen = Screen(LampView(lamp: lamp).stateInspector(history, isEnabled: true))
    #expect(screen.accessibilityIssues == [])
    for _ in 1...3 {
      try screen.press(.tab)
      #expect(screen.focused == "Switch")
    }
    try screen.press("i", modifiers: [.control, .shift])
    #expect(screen.sheets.count == 1)
  }

  @Test func `it is not there where it is not enabled`() throws {
    let screen = Screen(LampView(lamp: lamp).stateInspector(history, isEnabled: false))
    #expect(throws: ScreenError.self) {
      try screen.press("i", modifiers: [.control, .shift])
    }
  }

  @Test func `a filter leaves what matches`() throws {
    let screen = try screen()
    try screen.type("on off", into: "Filter")
    #expect(screen.texts.filter { $0 == light }.count == 2)
    try screen.clear("Filter")
    try screen.type("nothing like that", into: "Filter")
    #expect(screen.exists("Nothing matches."))
  }

  @Test func `a change says what it changed`() throws {
    let screen = try screen()
    try screen.select(.row(dark))
    #expect(screen.exists("on → off"))
    #expect(screen.texts.contains { $0.hasPrefix("Took ") })
  }

  @Test func `the app behind goes back, forward, and to now`() throws {
    let screen = try screen()
    #expect(screen.exists("This is now."))
    try screen.tap("Back")
    #expect(screen.exists("This is the past."))
    #expect(lamp.state == .off)
    #expect(screen.texts.contains("It is dark"))
    try screen.press(.leftArrow, modifiers: .control)
    #expect(lamp.state == .on)
    try screen.press(.rightArrow, modifiers: .control)
    #expect(lamp.state == .off)
    try screen.tap("Return to Now")
    #expect(lamp.state == .on)
    #expect(screen.exists("This is now."))
  }

  @Test func `a moment that is chosen is shown, and gone on from`() throws {
    let screen = try screen()
    try screen.select(.row(dark))
    try screen.tap("Show This Moment")
    #expect(lamp.state == .off)
    try screen.tap("Go On from Here")
    #expect(lamp.state == .off)
    #expect(screen.exists("This is now."))
    try screen.tap("Close")
    try screen.tap("Switch")
    #expect(lamp.state == .on)
  }

  @Test func `two states are compared`() throws {
    let screen = try screen()
    try screen.select(.row(dark))
    try screen.tap("Pin")
    try screen.tap("Back")
    try screen.tap("Back")
    #expect(screen.exists("Compared with \(dark)"))
    #expect(screen.exists("off → on"))
    try screen.tap("Unpin")
    #expect(!screen.exists("Compared with \(dark)"))
  }

  @Test func `two states that are pinned are compared, whatever else is chosen`() throws {
    let screen = try screen()
    try screen.tap("Back")
    try screen.tap("Pin")
    try screen.tap("Back")
    try screen.tap("Pin")
    #expect(screen.exists("Compared with \(dark)"))
    #expect(screen.exists("off → on"))
    try screen.tap("Forward")
    #expect(screen.exists("off → on"))
    try screen.tap("Pin")
    #expect(screen.exists("Compared with \(light)"))
    #expect(screen.exists("on → off"))
  }

  @Test func `what is compared stands in two columns where they have room`() throws {
    history.record(.only(lamp)) {
      lamp.observe(.on)
      lamp.observe(.off)
    }
    let (one, other) = (history.entries[0], history.entries[1])
    let comparison = ComparisonView(
      one: one, other: other, changes: history.changes(from: one, to: other))
    let wide = Screen(comparison, size: CGSize(width: 600, height: 300))
    let (left, right) = (try wide.frame(of: .text("on")), try wide.frame(of: .text("off")))
    #expect(left.minY == right.minY)
    #expect(right.minX - left.minX >= 280)
    let narrow = Screen(comparison, size: CGSize(width: 500, height: 300))
    #expect(narrow.exists("on → off"))
  }

  @Test func `everybody who has a state is there`() throws {
    let screen = try screen()
    try screen.select("Features", in: "Show")
    #expect(screen.texts.contains("LampState"))
    #expect(screen.texts.contains("#1"))
    #expect(screen.texts.contains("on"))
  }

  @Test func `the diagram is drawn, and says what was never seen`() throws {
    let screen = try screen()
    try screen.select("Diagram", in: "Show")
    #expect(screen.exists("LampState: never seen: broken"))
    for state in ["off", "on", "broken"] { #expect(screen.texts.contains(state)) }
    #expect(screen.texts.contains { $0.hasSuffix("×2") })
  }

  /// The lamp with its inspector, which can be taken away.
  private struct House: View {
    let lamp: StateContainer<LampState>
    let history: StateHistory?
    @State private var isThere = true

    var body: some View {
      Button("Leave") { isThere = false }
      if isThere { LampView(lamp: lamp).stateInspector(history, isEnabled: true) }
    }
  }

  @Test func `an inspector that goes away leaves nobody in the past`() throws {
    let screen = Screen(House(lamp: lamp, history: history))
    try history.record(.only(lamp)) { for _ in 1...2 { try screen.tap("Switch") } }
    history.travel(to: try #require(history.entries.first))
    #expect(lamp.state == .on)
    try screen.tap("Leave")
    #expect(lamp.state == .off)
  }

  /// Asks as soon as it is made, before anything has appeared.
  private struct EagerView: View {
    private final class Asked: ObservableObject {
      @Published var answer = ""
      init(_ answers: ServiceAnswers) {
        let all = Just("42").setFailureType(to: (any Error).self)
        answers.stream("own.eager") { all }.replaceError(with: "none").assign(to: &$answer)
      }
    }

    @StateObject private var asked = Asked(.live)

    var body: some View {
      Text(asked.answer)
      Button("Nod") {}
    }
  }

  @Test func `what views ask for as soon as they are made is part of the run`() throws {
    let screen = Screen(
      EagerView().stateInspector(isEnabled: true), size: CGSize(width: 900, height: 800))
    try screen.tap("Nod")
    try screen.press("i", modifiers: [.control, .shift])
    try screen.select("Run", in: "Show")
    #expect(try screen.value(of: "Run")?.contains("own.eager") == true)
  }

  @Test func `without a history of its own it records while it is there`() throws {
    let screen = Screen(
      House(lamp: lamp, history: nil), size: CGSize(width: 900, height: 800))
    try screen.tap("Switch")
    try screen.press("i", modifiers: [.control, .shift])
    #expect(screen.texts.contains(light))
    try screen.tap("Close")
    try screen.tap("Leave")
  }
}
