import PortableUI
import Testing
import ViewTesting

@MainActor struct EnvironmentalFormsTests {
  private struct Mark: ViewModifier {
    let word: String

    func body(content: Content) -> some View {
      HStack {
        content
        Text(verbatim: word)
      }
    }
  }

  private struct EnabledMark: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Mark {
      Mark(word: environment.isEnabled ? "on" : "off")
    }
  }

  @Test func `a modifier is chosen by the environment`() {
    #expect(Screen(Text("A").modifier(EnabledMark())).texts == ["A", "on"])
    #expect(Screen(Text("A").modifier(EnabledMark()).disabled(true)).texts == ["A", "off"])
  }

  private struct Reading: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.symbolRenderingMode) private var symbols
    @Environment(\.autocorrectionDisabled) private var isLeft
    @Environment(\.disableAutocorrection) private var isLeftOrNot
    @Environment(\.menuOrder) private var order

    var body: some View {
      Text(verbatim: "\(category) \(size) \(category.isAccessibilityCategory)")
      Text(verbatim: symbols == .palette ? "palette" : "usual")
      Text(verbatim: "\(isLeft) \(isLeftOrNot.map { "\($0)" } ?? "nil")")
      Text(verbatim: order == .fixed ? "fixed" : "usual")
    }
  }

  @Test func `what modifiers have set can be read`() {
    #expect(
      Screen(VStack { Reading() }).texts == ["large large false", "usual", "false nil", "usual"])
    let screen = Screen(
      VStack { Reading() }
        .environment(\.sizeCategory, .accessibilityExtraLarge).symbolRenderingMode(.palette)
        .autocorrectionDisabled().menuOrder(.fixed))
    #expect(
      screen.texts == [
        "accessibilityExtraLarge accessibility3 true", "palette", "true true", "fixed",
      ])
    #expect(ContentSizeCategory.small < .medium)
    #expect(
      Screen(VStack { Reading() }.disableAutocorrection(nil)).texts[2] == "false nil")
  }
}
