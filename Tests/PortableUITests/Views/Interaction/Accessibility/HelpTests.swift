import PortableUI
import Testing
import ViewTesting

/// What is said to whoever points at something for a while.
@MainActor
struct HelpTests {
  struct Counting: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .help("Added \(count)")
      Text("Words").help(Text("More words"))
      Button("Both") {}.help("Help").accessibilityHint("Hint")
    }
  }

  @Test func `a view has help, which follows what it says`() throws {
    let screen = Screen(Counting())
    #expect(try screen.help(of: "Add") == "Added 0")
    try screen.tap("Add")
    #expect(try screen.help(of: "Add") == "Added 1")
    #expect(try screen.help(of: "Words") == "More words")
  }

  @Test func `help is read aloud where there is no hint`() throws {
    let tree = Screen(Counting()).tree
    #expect(tree.contains("button \"Add\" hint \"Added 0\""))
    #expect(tree.contains("button \"Both\" hint \"Hint\""))
  }
}
