import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct TreeTests {
  @Test func `the tree is the screen in text`() throws {
    let screen = Screen(FormSample(), size: CGSize(width: 320, height: 240))
    #expect(
      screen.tree == """
        screen 320×240
          text "Who are you?" at 107.5, 66, 105×22
          text field "Name" = "" at 0, 96, 320×34
          button "Greet" (disabled) at 127, 138, 66×36
            text "Greet" at 139, 145, 42×22
        """)
  }

  @Test func `line breaks in names stay in their line`() {
    let screen = Screen(Text("one\ntwo"), size: CGSize(width: 100, height: 100))
    #expect(screen.tree.contains("text \"one\\ntwo\" at "))
  }

  @Test func `what lies outside is marked`() {
    let screen = Screen(
      VStack {
        Text("above").frame(height: 600)
        Text("middle")
        Text("below").frame(height: 600)
      }, size: CGSize(width: 200, height: 500))
    #expect(screen.tree.contains("text \"above\" (out of sight) at"))
    #expect(screen.tree.contains("text \"middle\" at"))
  }
}
