import PortableUI
import Testing
import ViewTesting

/// Words that only mean something on a phone are taken, and change nothing.
@MainActor struct PhoneWordsTests {
  @Test func `a field with all of them is the field`() throws {
    let screen = Screen(
      TextField("Mail", text: .constant("a@b.c"))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocapitalization(.none)
        .autocorrectionDisabled()
        .disableAutocorrection(true)
        .submitLabel(.done))
    #expect(screen.tree == Screen(TextField("Mail", text: .constant("a@b.c"))).tree)
  }

  @Test func `a screen with all of them is the screen`() throws {
    let screen = Screen(
      ScrollView { Text("A") }
        .scrollDismissesKeyboard(.interactively)
        .scrollBounceBehavior(.basedOnSize)
        .statusBarHidden()
        .statusBar(hidden: true)
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .all)
        .presentationDragIndicator(.visible)
        .sensoryFeedback(.success, trigger: 1)
        .hoverEffect(.lift))
    #expect(screen.tree == Screen(ScrollView { Text("A") }).tree)
  }

  @Test func `a text with all that a phone's voice heeds is the text`() {
    let screen = Screen(
      Text("A")
        .accessibilityTextContentType(.sourceCode)
        .speechAdjustedPitch(0.5)
        .speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued()
        .speechSpellsOutCharacters()
        .accessibilityIgnoresInvertColors()
        .accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text("B") })
    #expect(screen.tree == Screen(Text("A")).tree)
  }
}
