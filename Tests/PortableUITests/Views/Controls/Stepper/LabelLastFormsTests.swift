import PortableUI
import Testing
import ViewTesting

@MainActor struct LabelLastFormsTests {
  private struct Rooms: View {
    @State private var count = 2
    @State private var level = 0.5
    @State private var log = "log"

    var body: some View {
      VStack {
        Stepper(value: $count, onEditingChanged: { _ in }) { Text("Free") }
        Stepper(value: $count, in: 0...3, step: 1, onEditingChanged: { log += $0 ? "[" : "]" }) {
          Text("Bounded")
        }
        Stepper(onIncrement: { count = 9 }, onDecrement: nil, onEditingChanged: { _ in }) {
          Text("Nine")
        }
        Slider(value: $level, in: 0...1, onEditingChanged: { log += $0 ? "<" : ">" }) {
          Text("Level")
        }
        Slider(
          value: $level, in: 0...1, step: 0.25, onEditingChanged: { _ in },
          minimumValueLabel: Text("min"), maximumValueLabel: Text("max")
        ) {
          Text("Stepped")
        }
        Slider(value: $level, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) {
          Text("Ends")
        }
        Slider(value: $level, in: 0...1, step: 0.5, onEditingChanged: { _ in }) { Text("Halves") }
        Text(verbatim: "\(count) \(level) \(log)")
      }
    }
  }

  @Test func `they do what those do whose label comes before`() throws {
    let screen = Screen(Rooms())
    try screen.increment("Bounded")
    #expect(screen.exists(.text("3 0.5 log[]")))
    try screen.increment("Free")
    try screen.slide("Stepped", to: 0.7)
    #expect(screen.exists(.text("4 0.75 log[]")))
    try screen.increment("Nine")
    try screen.slide("Level", to: 0.25)
    #expect(screen.exists(.text("9 0.25 log[]<>")))
    for word in ["min", "max", "a", "b"] { #expect(screen.texts.contains(word)) }
  }
}
