import PortableUI
import Testing
import ViewTesting

/// Views that ask whether the keyboard is at them, and what shows that it is.
@MainActor struct IsFocusedTests {
  private struct Said: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(verbatim: "\(name) \(isFocused ? "here" : "not here")") }
  }

  private struct Saying: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Said(name: "style") }
  }

  private struct Page: View {
    @FocusState private var place: String?

    var body: some View {
      VStack {
        Said(name: "outside")
        VStack {
          Said(name: "around")
          Button {
          } label: {
            Said(name: "label")
          }
          .focused($place, equals: "button")
        }
        .focusable()
        .focused($place, equals: "group")
        Button("Styled") {}.buttonStyle(Saying()).focused($place, equals: "styled")
        Button("To button") { place = "button" }
        Button("To group") { place = "group" }
        Button("To style") { place = "styled" }
        Button("Away") { place = nil }
      }
    }
  }

  @Test func `a view knows whether the keyboard is at the nearest one around that can have it`()
    throws
  {
    let screen = Screen(Page())
    func here() -> [String] {
      screen.texts.filter { $0.hasSuffix(" here") && !$0.hasSuffix("not here") }
    }
    #expect(here() == [])
    try screen.tap("To group")
    #expect(here() == ["around here"])
    try screen.tap("To button")
    #expect(here() == ["label here"])
    try screen.tap("To style")
    #expect(here() == ["style here"])
    try screen.tap("Away")
    #expect(here() == [])
  }

  private struct Ringed: View {
    let name: String
    @Environment(\.isFocusEffectEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(name) \(isEnabled)").focusable() }
  }

  @Test func `what shows where the keyboard is can be left out, for all that is inside`() {
    let inspector = Inspector(
      VStack {
        Ringed(name: "usual")
        Ringed(name: "none").focusEffectDisabled()
        Ringed(name: "inner").focusEffectDisabled(false).focusEffectDisabled()
        Ringed(name: "asked").focusEffectDisabled(false)
      })
    #expect(inspector.texts == ["usual true", "none false", "inner false", "asked true"])
    let seats = inspector.contents.compactMap { content -> LayerLooks? in
      if case .layer(let layer) = content, layer.looks.seat != nil { layer.looks } else { nil }
    }
    #expect(seats.map(\.isRingHidden) == [false, true, true, false])
  }
}
