import Foundation
import PortableUI
import Testing
import ViewTesting

/// Titles that a person gives another name.
@MainActor
struct TitleRenamingTests {
  private struct Note: View {
    @State private var name = "Shopping"
    @State private var submitted = "nothing"

    var body: some View {
      NavigationStack {
        VStack {
          Text("called \(name)")
          Text("submitted \(submitted)")
          NavigationLink("Go on") { Text("Further").navigationTitle("Page") }
        }
        .navigationTitle($name)
        .onSubmit { submitted = name }
      }
    }
  }

  private func rename(_ screen: Screen, _ old: String, to new: String) throws {
    try screen.tap(.button(old))
    try screen.type(new, into: .textField("Name"))
  }

  @Test func `the title is a button that gives another name`() throws {
    let screen = Screen(Note())
    #expect(screen.title == "Shopping")
    #expect(try screen.help(of: .button("Shopping")) == "Rename")
    try screen.tap(.button("Shopping"))
    #expect(screen.popovers.count == 1)
    #expect(try screen.value(of: .textField("Name")) == "Shopping")
    // All of the old name is selected.
    try screen.type("Errands", into: .textField("Name"))
    #expect(screen.title == "Shopping")
    try screen.tap(.button("Rename"))
    #expect(screen.popovers.isEmpty && screen.title == "Errands")
    #expect(screen.exists("called Errands") && screen.exists(.button("Errands")))
    try rename(screen, "Errands", to: "Chores")
    try screen.tap(.button("Rename"))
    #expect(screen.title == "Chores")
  }

  @Test func `return renames, and is nothing that the page hears of`() throws {
    let screen = Screen(Note())
    try rename(screen, "Shopping", to: "Errands")
    try screen.press(.return)
    #expect(screen.popovers.isEmpty && screen.title == "Errands")
    #expect(screen.exists("submitted nothing"))
  }

  @Test func `escape leaves the name as it was`() throws {
    let screen = Screen(Note())
    try rename(screen, "Shopping", to: "Errands")
    try screen.press(.escape)
    #expect(screen.popovers.isEmpty && screen.title == "Shopping")
    try screen.tap(.button("Shopping"))
    #expect(try screen.value(of: .textField("Name")) == "Shopping")
  }

  @Test(arguments: ["", "   "]) func `a name that says nothing is not taken`(name: String) throws {
    let screen = Screen(Note())
    try screen.tap(.button("Shopping"))
    try screen.set(name, in: .textField("Name"))
    #expect(try !screen.isEnabled(.button("Rename")))
    try screen.press(.return)
    #expect(screen.popovers.count == 1 && screen.title == "Shopping")
  }

  @Test func `a page with another title has no such button`() throws {
    let screen = Screen(Note())
    try screen.tap("Go on")
    #expect(screen.title == "Page" && !screen.exists(.button("Shopping")))
    #expect(!screen.exists(.button("Page")))
    try screen.tap("Back")
    try rename(screen, "Shopping", to: "Errands")
    try screen.tap(.button("Rename"))
    #expect(screen.title == "Errands")
  }

  private struct Titled<Content: View>: View {
    let content: (AnyView) -> Content
    @State private var name = "Shopping"

    init(@ViewBuilder content: @escaping (AnyView) -> Content) { self.content = content }

    var body: some View { content(AnyView(Text("called \(name)").navigationTitle($name))) }
  }

  @Test func `what is said below the title stays there`() {
    let screen = Screen(Titled { $0.navigationSubtitle("Edited") })
    #expect(screen.subtitle == "Edited")
    #expect(screen.exists(.button("Shopping")) && screen.exists("Edited"))
  }

  @Test func `what a page has in the middle of the bar stands there instead`() {
    let screen = Screen(
      Titled { $0.toolbar { ToolbarItem(placement: .principal) { Text("Middle") } } })
    #expect(screen.title == "Shopping")
    #expect(screen.exists("Middle") && !screen.exists(.button("Shopping")))
  }

  @Test func `a page that is disabled keeps its name`() throws {
    let screen = Screen(Titled { $0.disabled(true) })
    #expect(try !screen.isEnabled(.button("Shopping")))
  }

  @Test func `a title without words can be given some`() throws {
    struct Nameless: View {
      @State private var name = ""
      var body: some View { Text("called \(name)").navigationTitle($name) }
    }
    let screen = Screen(Nameless())
    try rename(screen, "Rename", to: "Errands")
    try screen.press(.return)
    #expect(screen.title == "Errands" && screen.exists(.button("Errands")))
  }

  @Test func `a menu of the title has a line for it`() throws {
    let screen = Screen(
      Titled { page in
        page.toolbarTitleMenu {
          Button("Duplicate") {}
          RenameButton()
        }
      })
    #expect(!screen.exists(.button("Shopping").at(1)))
    try screen.open(.button("Shopping"))
    #expect(screen.menu == ["Duplicate", "Rename"])
    try screen.choose("Rename")
    try screen.type("Errands", into: .textField("Name"))
    try screen.tap(.button("Rename"))
    #expect(screen.title == "Errands" && screen.exists(.button("Errands")))
  }

  @Test func `the menu of a title that stays has no line that does something`() throws {
    let screen = Screen(Text("x").navigationTitle("Page").toolbarTitleMenu { RenameButton() })
    try screen.open(.button("Page"))
    #expect(screen.menu == ["(Rename)"])
  }

  @Test func `with columns the title of the last one is renamed`() throws {
    struct Columns: View {
      @State private var name = "Detail"

      var body: some View {
        NavigationSplitView {
          Text("List").navigationTitle("Sidebar")
        } detail: {
          Text("called \(name)").navigationTitle($name)
        }
      }
    }
    let screen = Screen(Columns(), size: CGSize(width: 1000, height: 600))
    #expect(screen.title == "Detail")
    try rename(screen, "Detail", to: "More")
    try screen.press(.return)
    #expect(screen.title == "More")
  }
}
