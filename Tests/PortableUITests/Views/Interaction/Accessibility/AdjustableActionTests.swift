import PortableUI
import Testing
import ViewTesting

@MainActor struct AdjustableActionTests {
  private struct Rating: View {
    @State private var rating = 3
    @State private var isOff = false
    @FocusState private var isThere: Bool

    var body: some View {
      VStack {
        HStack {
          ForEach(1..<6) { Image(systemName: $0 <= rating ? "star.fill" : "star") }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
        .accessibilityValue("\(rating) of 5")
        .disabled(isOff)
        .focused($isThere)
        Button("Rate") { isThere = true }
        Button("Turn off") { isOff = true }
        Text(isThere ? "there" : "elsewhere")
      }
    }
  }

  @Test func `a view is stepped as a stepper is`() throws {
    let screen = Screen(Rating())
    #expect(try screen.value(of: "Rating") == "3 of 5")
    try screen.increment("Rating")
    #expect(try screen.value(of: "Rating") == "4 of 5")
    try screen.decrement("Rating", times: 2)
    #expect(try screen.value(of: .stepper("Rating")) == "2 of 5")
    #expect(screen.tree.contains("stepper \"Rating\" = \"2 of 5\""))
  }

  @Test func `the keyboard comes to it, and arrows step it`() throws {
    let screen = Screen(Rating())
    try screen.tap("Rate")
    #expect(screen.focused == "Rating")
    #expect(screen.exists("there"))
    for (key, value) in [
      (KeyEquivalent.upArrow, "4 of 5"), (.rightArrow, "5 of 5"), (.downArrow, "4 of 5"),
      (.leftArrow, "3 of 5"),
    ] {
      try screen.press(key)
      #expect(try screen.value(of: "Rating") == value)
    }
  }

  @Test func `one that is disabled is not stepped, and loses the keyboard`() throws {
    let screen = Screen(Rating())
    try screen.tap("Rate")
    try screen.tap("Turn off")
    #expect(screen.focused == nil)
    #expect(screen.exists("elsewhere"))
    #expect(throws: ScreenError.self) { try screen.increment("Rating") }
    #expect(try screen.value(of: "Rating") == "3 of 5")
  }

  @Test func `a slider takes the keyboard itself, and keeps being one`() throws {
    var steps = 0
    let screen = Screen(
      Slider(value: .constant(0.5)) { Text("Volume") }
        .accessibilityAdjustableAction { steps += $0 == .increment ? 1 : -1 })
    #expect(screen.exists(.slider("Volume")))
    try screen.increment("Volume")
    #expect(steps == 1)
  }

  @Test
  func `arrows do what they do at a button inside, and step where the keyboard is at the group`()
    throws
  {
    struct Stepping: View {
      @State private var count = 3
      @State private var log = ""
      @FocusState private var place: String?

      var body: some View {
        VStack {
          HStack {
            Button("Less") { count -= 1 }.focused($place, equals: "less")
            Text(verbatim: "\(count)")
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Amount")
          .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
          .focused($place, equals: "group")
          .onMoveCommand { _ in log += "moved " }
          Text(verbatim: "count \(count), \(log)")
          Button("To less") { place = "less" }
        }
      }
    }
    let screen = Screen(Stepping())
    try screen.tap("To less")
    try screen.press(.upArrow)
    #expect(screen.exists("count 3, moved "))
    try screen.increment("Amount")
    #expect(screen.exists("count 4, moved "))
  }

  @Test func `a text is stepped, too`() throws {
    var steps = 0
    let screen = Screen(Text("Three").accessibilityAdjustableAction { _ in steps += 1 })
    try screen.increment("Three")
    #expect(steps == 1)
    #expect(screen.accessibilityIssues.isEmpty)
  }
}
