import Foundation
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

  @Test func `what is scrolled, with all that is seen of that on a phone, is as it is`() {
    let screen = Screen(
      ScrollView { Text("A") }
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollEdgeEffectHidden(for: .bottom)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollIndicatorsFlash(trigger: 1)
        .presentationContentInteraction(.scrolls))
    #expect(screen.tree == Screen(ScrollView { Text("A") }).tree)
  }

  private struct Sections: View {
    var body: some View {
      List { Section("A") { Text("Anna") } }
    }
  }

  @Test func `a list with letters at its side is the list`() {
    let screen = Screen(
      List {
        Section("A") { Text("Anna") }
          .sectionIndexLabel("A")
          .sectionIndexLabel(Text("A"))
          .listSectionMargins(.horizontal, 20)
      }
      .listSectionIndexVisibility(.visible))
    #expect(screen.tree == Screen(Sections()).tree)
  }

  @Test func `bars that make room on a phone stay`() {
    let plain = Screen(TabView { Text("A").tabItem { Text("One") } })
    let screen = Screen(
      TabView { Text("A").tabItem { Text("One") } }.tabBarMinimizeBehavior(.onScrollDown))
    #expect(screen.tree == plain.tree)
    let search = Screen(
      Text("A").searchable(text: .constant("")).searchToolbarBehavior(.minimize)
        .searchPresentationToolbarBehavior(.avoidHidingContent))
    #expect(search.tree == Screen(Text("A").searchable(text: .constant(""))).tree)
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
