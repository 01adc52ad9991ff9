import PortableUI
import Testing
import ViewTesting

@MainActor struct StepperTests {
  private struct Guests: View {
    @State var count = 2
    @State private var log = ""

    var body: some View {
      VStack {
        Stepper("Guests", value: $count, in: 0...4, step: 2) { log += $0 ? "[" : "]" }
        Text(verbatim: "\(count) \(log)")
      }
    }
  }

  @Test func `it steps as far as its bounds allow`() throws {
    let screen = Screen(Guests())
    try screen.increment("Guests")
    #expect(screen.exists("4 []"))
    #expect(throws: ScreenError.self) { try screen.increment("Guests") }
    try screen.decrement("Guests", times: 2)
    #expect(screen.exists("0 [][][]"))
    #expect(throws: ScreenError.self) { try screen.decrement("Guests") }
  }

  private struct Start: Sendable {
    let value: Int
    var up: Int?
    var down: Int?
  }

  @Test(arguments: [
    Start(value: 3, up: 4, down: 1), Start(value: 7, down: 4), Start(value: -5, up: 0),
  ])
  private func `a value outside of the bounds, or near them, comes to them`(start: Start) throws {
    for (expected, isUp) in [(start.up, true), (start.down, false)] {
      let screen = Screen(Guests(count: start.value))
      let step = { try isUp ? screen.increment("Guests") : screen.decrement("Guests") }
      if let expected {
        try step()
        #expect(screen.exists(.text("\(expected) []")))
      } else {
        #expect(throws: ScreenError.self) { try step() }
      }
    }
  }

  @Test func `without bounds it goes on, by fractions too`() throws {
    struct Volume: View {
      @State private var volume = 0.5
      var body: some View { Stepper(String("Volume \(volume)"), value: $volume, step: 0.25) }
    }
    let screen = Screen(Volume())
    try screen.decrement("Volume \(0.5)")
    try screen.decrement("Volume \(0.25)", times: 1)
    #expect(screen.exists(.stepper("Volume \(0.0)")))
  }

  @Test func `one with actions calls them, and a missing one cannot be stepped`() throws {
    struct Actions: View {
      @State private var log = ""

      var body: some View {
        Stepper {
          Text("Rate")
        } onIncrement: {
          log += "+"
        } onDecrement: {
          log += "-"
        }
        Stepper("Only up", onIncrement: { log += "u" }, onDecrement: nil)
        Text(verbatim: "log \(log)")
      }
    }
    let screen = Screen(Actions())
    try screen.increment("Rate")
    try screen.decrement("Rate")
    try screen.increment("Only up")
    #expect(throws: ScreenError.self) { try screen.decrement("Only up") }
    #expect(screen.exists("log +-u"))
  }

  @Test func `it takes no input while it is disabled`() throws {
    let screen = Screen(Guests().disabled(true))
    #expect(try !screen.isEnabled(.stepper("Guests")))
    #expect(throws: ScreenError.self) { try screen.increment("Guests") }
  }

  @Test func `its name stays where labels are hidden`() throws {
    let screen = Screen(Guests().labelsHidden())
    try screen.increment(.stepper("Guests"))
    #expect(screen.exists("4 []"))
  }
}
