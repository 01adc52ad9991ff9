import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct ToggleStyleTests {
  private struct Kept<Style: ToggleStyle>: View {
    @State private var isOn = false
    let style: Style

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(verbatim: "is \(isOn)")
      }
      .toggleStyle(style)
    }
  }

  private struct Lamp: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "lamp, \(isEnabled)")
        Button("Flip") { configuration.isOn.toggle() }
        Toggle(configuration)
      }
    }
  }

  @Test func `every style of the desktop's is switched as a toggle`() throws {
    func expect(_ style: some ToggleStyle, _ source: SourceLocation = #_sourceLocation) throws {
      let screen = Screen(Kept(style: style))
      #expect(try screen.value(of: "Wi-Fi") == "off", sourceLocation: source)
      try screen.toggle("Wi-Fi")
      #expect(screen.exists("is true"), sourceLocation: source)
      #expect(try screen.value(of: "Wi-Fi") == "on", sourceLocation: source)
    }
    try expect(.automatic)
    try expect(.switch)
    try expect(SwitchToggleStyle(tint: .red))
    try expect(.checkbox)
    try expect(.button)
  }

  @Test func `a style of an app's own says what is seen, and may show what is further out`() throws
  {
    let screen = Screen(Kept(style: Lamp()))
    #expect(screen.texts.first == "lamp, true")
    try screen.tap("Flip")
    #expect(screen.exists("is true"))
    try screen.toggle(.toggle("Wi-Fi"))
    #expect(screen.exists("is false"))
    #expect(
      Screen(Kept(style: Lamp()).disabled(true)).texts.first == "lamp, false")
  }

  @Test func `a box stands before its label, and a tap on the label ticks it`() throws {
    let screen = Screen(Kept(style: .checkbox))
    let label = try screen.frame(of: .text("Wi-Fi"))
    let box = try screen.frame(of: .toggle("Wi-Fi"))
    #expect(box.maxX < label.minX && label.minX < box.maxX + 20)
    try screen.tap(at: CGPoint(x: label.midX, y: label.midY))
    #expect(screen.exists("is true"))
    let disabled = Screen(Kept(style: .checkbox).disabled(true))
    try? disabled.tap(at: CGPoint(x: label.midX, y: label.midY))
    #expect(disabled.exists("is false"))
  }

  private struct Parts: View {
    struct Part { var isOn: Bool }

    @State var parts: [Part]

    var body: some View {
      VStack {
        Toggle("All", sources: $parts, isOn: \.isOn).toggleStyle(.checkbox)
        Text(parts.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      }
    }
  }

  @Test(arguments: [
    ([true, false], "mixed", "on on"), ([false, false], "off", "on on"),
    ([true, true], "on", "off off"),
  ])
  func `one toggle for several says whether they agree, and switches all`(
    parts: [Bool], value: String, then: String
  ) throws {
    let screen = Screen(Parts(parts: parts.map { Parts.Part(isOn: $0) }))
    #expect(try screen.value(of: "All") == value)
    try screen.toggle("All")
    #expect(screen.exists(.text(then)))
  }

  @Test func `in a menu every toggle is a line with a tick`() throws {
    struct InMenu: View {
      @State private var isOn = false

      var body: some View {
        Menu("More") { Toggle("Wi-Fi", isOn: $isOn) }.toggleStyle(.button)
        Text(verbatim: "is \(isOn)")
      }
    }
    let screen = Screen(InMenu())
    try screen.open("More")
    try screen.choose("Wi-Fi")
    #expect(screen.exists("is true"))
  }

  @Test func `a toggle that is a button is no tab`() {
    #expect(Screen(Kept(style: .button)).tabs == [])
  }
}
