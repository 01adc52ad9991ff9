import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct SceneStorageTests {
  private struct Page: View {
    @SceneStorage("draft") private var draft = "first"

    var body: some View {
      TextField("Draft", text: $draft)
      Text(verbatim: "is \(draft)")
    }
  }

  private struct Pages: View {
    @State private var isShown = true

    var body: some View {
      Toggle("Shown", isOn: $isShown)
      if isShown { Page() }
    }
  }

  @Test func `a value stays while no view shows it`() throws {
    let screen = Screen(Pages())
    try screen.set("second", in: "Draft")
    try screen.toggle("Shown")
    #expect(!screen.exists("is second"))
    try screen.toggle("Shown")
    #expect(screen.exists("is second"))
  }

  @Test func `views of one window share it, and other windows do not`() throws {
    let screen = Screen(
      VStack {
        Page()
        Page()
      })
    try screen.set("second", in: .role(.textField, "Draft").at(0))
    #expect(screen.texts == ["is second", "is second"])
    #expect(Screen(Page()).texts == ["is first"])
    #expect(screen.defaults.object(forKey: "draft") == nil)
  }
}
