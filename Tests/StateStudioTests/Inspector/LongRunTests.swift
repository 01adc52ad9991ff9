import Foundation
import Testing
import VSM
import ViewPlatform
import ViewTesting

@testable import StateStudio

/// The inspector in front of much.
@MainActor
struct LongRunTests {
  private struct BookState: Equatable {
    var number = 0
    var text = [UInt8](repeating: 7, count: 1 << 20)
  }

  private struct BookView: View {
    @ObservedObject var book: StateContainer<BookState>

    var body: some View { Text("Page \(book.state.number)") }
  }

  @Test func `a long run of a large state makes few rows, and keeps to its limit`() throws {
    let book = StateContainer(state: BookState())
    let history = StateHistory(limit: .bytes(64 << 20))
    history.record(.only(book)) {
      var state = BookState()
      for number in 1...100_000 {
        state.number = number
        book.observe(state)
      }
    }
    #expect(history.bytes <= 64 << 20)
    #expect(history.count + history.droppedCount == 100_000)
    #expect(history.count <= 64)

    let screen = Screen(
      BookView(book: book).stateInspector(history, isEnabled: true),
      size: CGSize(width: 900, height: 900))
    try screen.press("i", modifiers: [.control, .shift])
    #expect(screen.exists("This is now."))
  }

  @Test func `of 100,000 changes only those rows are made that are seen`() throws {
    let counter = StateContainer(state: 0)
    let history = StateHistory(limit: .bytes(64 << 20))
    history.record(.only(counter)) { for number in 1...100_000 { counter.observe(number) } }
    #expect(history.count == 100_000)
    let screen = Screen(
      Text("App").stateInspector(history, isEnabled: true), size: CGSize(width: 900, height: 900))
    try screen.press("i", modifiers: [.control, .shift])
    let rows = screen.bodyCount(of: TimelineRow.self)
    #expect(rows > 0 && rows < 60)
    try screen.tap("Back")
    #expect(screen.bodyCount(of: TimelineRow.self) - rows < 60)
  }

  @Test func `what a change caused stands below it, further in`() throws {
    enum Cause: Equatable { case off, on }
    enum Effect: Equatable { case off, on }
    let (one, other) = (StateContainer(state: Cause.off), StateContainer(state: Effect.off))
    let token = one.didSetPublisher.dropFirst().sink { _ in other.observe(.on) }
    let history = StateHistory()
    history.record { one.observe(.on) }
    let screen = Screen(
      Text("App").stateInspector(history, isEnabled: true), size: CGSize(width: 900, height: 900))
    try screen.press("i", modifiers: [.control, .shift])
    let cause = try screen.frame(of: .text("Cause #1: off → on"))
    let effect = try screen.frame(of: .text("Effect #1: off → on"))
    #expect(effect.minX == cause.minX + 16)
    #expect(effect.minY > cause.minY)
    withExtendedLifetime(token) {}
  }

  @Test func `a change of a structure says which parts are not the same`() throws {
    struct Form: Equatable {
      var name = "Blob"
      var age = 30
      var town = "Here"
    }
    let form = StateContainer(state: Form())
    let history = StateHistory()
    history.record(.only(form)) { form.observe(Form(name: "Ada", town: "There")) }
    let screen = Screen(
      Text("App").stateInspector(history, isEnabled: true), size: CGSize(width: 900, height: 900))
    try screen.press("i", modifiers: [.control, .shift])
    #expect(screen.texts.contains("Form #1: name, town"))
  }

  @Test func `keys alone find, show, pin and go on`() throws {
    enum Lamp: Equatable { case off, on }
    let lamp = StateContainer(state: Lamp.off)
    let history = StateHistory()
    history.record(.only(lamp)) {
      lamp.observe(.on)
      lamp.observe(.off)
    }
    let screen = Screen(
      Text("App").stateInspector(history, isEnabled: true), size: CGSize(width: 900, height: 900))
    try screen.press("i", modifiers: [.control, .shift])
    try screen.press("f", modifiers: .control)
    #expect(screen.focused == "Filter")
    try screen.press(.leftArrow, modifiers: .control)
    try screen.press(.leftArrow, modifiers: .control)
    #expect(lamp.state == .on)
    try screen.press("p", modifiers: .control)
    #expect(screen.exists("Unpin"))
    try screen.press("g", modifiers: .control)
    #expect(screen.exists("This is now."))
    #expect(lamp.state == .on)
    try screen.press(.escape)
    #expect(!screen.exists("This is now."))
  }
}
