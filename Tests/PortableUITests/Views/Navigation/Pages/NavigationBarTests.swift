import Foundation
import PortableUI
import Testing
import ViewTesting

/// What pages say of the bar.
@MainActor
struct NavigationBarTests {
  @Test func `titles and items have older names`() throws {
    let screen = Screen(
      NavigationView {
        Text("Page")
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Button("Start") {}, trailing: Button("End") {})
          .navigationBarTitleDisplayMode(.large)
          .toolbarTitleDisplayMode(.inlineLarge)
      }
      .navigationViewStyle(StackNavigationViewStyle()))
    #expect(screen.title == "Old")
    #expect(try screen.frame(of: .button("Start")).minX < 20)
    #expect(try screen.frame(of: .button("End")).maxX > 370)
    #expect(Screen(Text("Page").navigationBarTitle(Text("Text"))).title == "Text")
    #expect(Screen(Text("Page").navigationTitle(.constant("Bound"))).title == "Bound")
    #expect(Screen(Text("Page").navigationBarTitle(String("String"))).title == "String")
  }

  @Test func `a subtitle stands under the title of its page`() throws {
    let screen = Screen(
      NavigationStack {
        NavigationLink("Go") { Text("Page").navigationTitle("Page") }
          .navigationTitle("Root").navigationSubtitle("Below")
      })
    #expect(screen.subtitle == "Below")
    try screen.tap("Go")
    #expect(screen.title == "Page" && screen.subtitle == nil)
  }

  struct Held: View {
    @State private var isHeld = true

    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Button("Let go") { isHeld = false }.navigationBarBackButtonHidden(isHeld)
        }
      }
    }
  }

  @Test func `without a button there is no way back`() throws {
    let screen = Screen(Held())
    try screen.tap("Go")
    #expect(!screen.exists(.button("Back")))
    #expect(throws: ScreenError.self) { try screen.back() }
    #expect(throws: ScreenError.self) { try screen.press(.escape) }
    try screen.tap("Let go")
    try screen.tap(.button("Back"))
    #expect(screen.exists("Go"))
  }

  @Test func `a bar that is hidden shows nothing of the page`() throws {
    let screen = Screen(
      NavigationStack {
        NavigationLink("Go") {
          Text("Page").navigationTitle("Page").toolbar { Button("Item") {} }
            .navigationBarHidden(true)
        }
        .navigationTitle("Root")
      })
    try screen.tap("Go")
    #expect(screen.title == nil)
    #expect(!screen.exists(.button("Back")) && !screen.exists(.button("Item")))
  }

  @Test func `escape does not leave a page in which somebody types`() throws {
    struct Typing: View {
      @State private var text = ""

      var body: some View {
        NavigationStack { NavigationLink("Go") { TextField("Name", text: $text) } }
      }
    }
    let screen = Screen(Typing())
    try screen.tap("Go")
    try screen.type("R", into: "Name")
    try screen.press(.escape)
    #expect(screen.exists(.textField("Name")))
    try screen.clear("Name")
    try screen.press(.escape)
    #expect(screen.exists("Go"))
  }

  @Test func `items of a page beneath keep their state`() throws {
    struct Counting: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = Screen(
      NavigationStack {
        NavigationLink("Go") { Text("Page") }
          .toolbar { Counting() }
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Foot") } }
      })
    try screen.tap("Count 0")
    #expect(screen.exists("Foot"))
    try screen.tap("Go")
    #expect(!screen.exists("Count 1") && !screen.exists("Foot"))
    try screen.back()
    #expect(screen.exists("Count 1") && screen.exists("Foot"))
  }

  @Test func `in a sheet, escape goes back first and then closes it`() throws {
    let screen = Screen(
      Text("Below").sheet(isPresented: .constant(true)) {
        NavigationStack { NavigationLink("Go") { Text("Page") }.navigationTitle("Sheet") }
      })
    try screen.tap("Go")
    #expect(screen.exists("Page"))
    try screen.press(.escape)
    #expect(screen.exists("Go") && screen.sheets == ["Sheet"])
  }
}
