import PortableUI
import Testing
import ViewTesting

@MainActor struct WhileEnabledFormsTests {
  private func named(_ isEnabled: Bool) -> some View {
    let word = "value"
    return Text("A")
      .accessibilityLabel("label", isEnabled: isEnabled)
      .accessibilityValue(word, isEnabled: isEnabled)
      .accessibilityHint(Text("hint"), isEnabled: isEnabled)
      .accessibilityIdentifier("identifier", isEnabled: isEnabled)
      .accessibilityInputLabels(["other"], isEnabled: isEnabled)
      .accessibilityRespondsToUserInteraction(isEnabled: isEnabled)
  }

  @Test func `what is said counts while it is enabled`() {
    let whole = Text("A")
      .accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
      .accessibilityIdentifier("identifier").accessibilityInputLabels(["other"])
      .accessibilityRespondsToUserInteraction()
    #expect(Screen(named(true)).tree == Screen(whole).tree)
    #expect(Screen(named(false)).tree == Screen(Text("A")).tree)
    #expect(Screen(named(true)).tree != Screen(named(false)).tree)
  }

  @Test func `a view is hidden while that is enabled`() {
    #expect(
      Screen(Text("A").accessibilityHidden(true, isEnabled: false)).tree == Screen(Text("A")).tree)
    #expect(
      Screen(Text("A").accessibilityHidden(true, isEnabled: true)).tree
        == Screen(Text("A").accessibilityHidden(true)).tree)
  }

  @Test func `words may be kept for later`() {
    let word: LocalizedStringResource = "kept"
    #expect(
      Screen(Text("A").accessibilityValue(word).accessibilityHint(word)).tree
        == Screen(Text("A").accessibilityValue("kept").accessibilityHint("kept")).tree)
  }

  private struct Taps: View {
    @State private var log = "log"
    var isEnabled = true

    var body: some View {
      VStack {
        Text("One").gesture(tap, name: "one", isEnabled: isEnabled)
        Text("Two").highPriorityGesture(tap, name: "two", isEnabled: isEnabled)
        Text("Three").simultaneousGesture(tap, name: "three")
        Text(verbatim: log)
      }
    }

    private var tap: some Gesture { TapGesture().onEnded { log += "!" } }
  }

  @Test func `a gesture with a name is made while it is enabled`() throws {
    let screen = Screen(Taps())
    for word in ["One", "Two", "Three"] { try screen.tap(.text(word)) }
    #expect(screen.exists(.text("log!!!")))
    let still = Screen(Taps(isEnabled: false))
    try still.tap("Three")
    try? still.tap("One")
    try? still.tap("Two")
    #expect(still.exists(.text("log!")))
  }
}
