import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct PrimitiveButtonStyleTests {
  private struct OnSecondTap: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var mark = "!"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(mark) \(isEnabled)")
      }
      .onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("frame")
        Button(configuration)
      }
    }
  }

  private struct Counter<Style: PrimitiveButtonStyle>: View {
    @State private var count = 0
    let style: Style

    var body: some View {
      Button("Add \(count)") { count += 1 }.buttonStyle(style)
    }
  }

  @Test func `it says itself what sets a button off`() throws {
    let screen = Screen(Counter(style: OnSecondTap()))
    #expect(screen.texts == ["Add 0", "! true"])
    try screen.doubleTap("Add 0")
    #expect(screen.texts == ["Add 1", "! true"])
    #expect(throws: ScreenError.self) { try screen.tap("Add 1") }
  }

  @Test func `a style with another value is shown`() throws {
    struct Changing: View {
      @State private var mark = "?"

      var body: some View {
        Counter(style: OnSecondTap(mark: mark))
        Button("Change") { mark = "!" }
      }
    }
    let screen = Screen(Changing())
    #expect(screen.texts == ["Add 0", "? true", "Change"])
    try screen.tap("Change")
    #expect(screen.texts == ["Add 0", "! true", "Change"])
  }

  @Test func `the button in it looks as the styles further out say`() throws {
    let inspector = Inspector(
      VStack { Counter(style: Framed()) }.buttonStyle(.borderedProminent))
    #expect(inspector.only(\.button)?.content.appearance == .prominent)
    #expect(inspector.texts == ["frame", "Add 0"])
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.texts == ["frame", "Add 1"])
  }

  @Test func `a label without a border has the colour of what can be acted upon`() throws {
    func color(_ view: some View) -> Color? {
      let inspector = Inspector(view)
      #expect(inspector.only(\.button)?.content.appearance == .plain)
      return inspector.contents.compactMap(\.text).first?.color
    }
    #expect(color(Button("A") {}.buttonStyle(.borderless)) == .accentColor)
    #expect(color(Button("A") {}.buttonStyle(.link)) == .accentColor)
    #expect(color(Button("A") {}.buttonStyle(.borderless).tint(.green)) == .green)
    #expect(color(Button("A", role: .destructive) {}.buttonStyle(.borderless)) == .red)
    #expect(color(Button("A") {}.buttonStyle(.borderless).foregroundStyle(.purple)) == .purple)
  }

  @Test func `a label alone keeps its own colours, whatever the tint around it is`() {
    let inspector = Inspector(
      VStack {
        Button("A") {}.buttonStyle(.plain)
        NavigationStack {
          List { NavigationLink("B") { Text("Page") } }
        }
        Button("C") {}
      }
      .tint(.red))
    let tints = inspector.contents.compactMap(\.button).map(\.tint)
    #expect(tints == [nil, nil, .red])
  }
}
