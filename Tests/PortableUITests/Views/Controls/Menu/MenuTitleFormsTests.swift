import PortableUI
import Testing
import ViewTesting

@MainActor struct MenuTitleFormsTests {
  private let word = "More"

  @Test func `a menu with a primary action has the titles that others have`() {
    let labelled = Menu {
      Button("One") {}
    } label: {
      Label("More", systemImage: "star")
    } primaryAction: {
    }
    let tree = Screen(labelled).tree
    #expect(
      Screen(
        Menu("More", systemImage: "star") {
          Button("One") {}
        } primaryAction: {
        }
      ).tree == tree)
    #expect(
      Screen(
        Menu(word, systemImage: "star") {
          Button("One") {}
        } primaryAction: {
        }
      ).tree == tree)
    #expect(
      Screen(
        Menu(word) {
          Button("One") {}
        } primaryAction: {
        }
      ).tree
        == Screen(
          Menu("More") {
            Button("One") {}
          } primaryAction: {
          }
        ).tree)
  }

  @Test func `titles may be kept for later`() {
    let kept: LocalizedStringResource = "More"
    let (isOn, choice) = (Binding.constant(true), Binding.constant(1))
    #expect(
      Screen(Menu(kept) { Button("One") {} }).tree == Screen(Menu("More") { Button("One") {} }).tree
    )
    #expect(Screen(Toggle(kept, isOn: isOn)).tree == Screen(Toggle("More", isOn: isOn)).tree)
    #expect(
      Screen(Picker(kept, selection: choice) { Text("One").tag(1) }).tree
        == Screen(Picker("More", selection: choice) { Text("One").tag(1) }).tree)
  }
}
