import Foundation
import PortableUI
import Testing
import ViewTesting

/// Items of bars that a person arranges on other systems, and items in groups.
@MainActor
struct CustomizableToolbarTests {
  private struct Tools: CustomizableToolbarContent {
    let hasMore: Bool

    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "new") { Button("New") {} }
      ToolbarSpacer(.fixed)
      if hasMore { ToolbarItem(id: "more") { Button("More") {} } }
    }
  }

  @Test(arguments: [false, true])
  func `a bar that has a name shows all items, also those that are not shown at first`(
    hasMore: Bool
  ) {
    let screen = Screen(
      Text("content").toolbar(id: "main") {
        Tools(hasMore: hasMore)
        ToolbarItem(id: "rare", placement: .secondaryAction, showsByDefault: false) {
          Button("Rare") {}
        }
      })
    #expect(screen.exists(.button("New")) && screen.exists(.button("Rare")))
    #expect(screen.exists(.button("More")) == hasMore)
  }

  @Test func `a bar may have one item`() {
    let screen = Screen(
      Text("content").toolbar(id: "main") { ToolbarItem(id: "one") { Button("One") {} } })
    #expect(screen.exists(.button("One")))
  }

  @Test func `a group of items stands for each of them`() throws {
    struct Grouped: View {
      @State private var count = 0

      var body: some View {
        Text("content").toolbar {
          Group {
            ToolbarItem(placement: .navigation) { Button("First") { count += 1 } }
            ToolbarItem(placement: .primaryAction) { Text(verbatim: "counted \(count)") }
          }
        }
      }
    }
    let screen = Screen(Grouped())
    #expect(try screen.frame(of: .button("First")).minX == 6)
    #expect(try screen.frame(of: "counted 0").maxX == 384)
    try screen.tap("First")
    #expect(screen.exists("counted 1"))
  }

  @Test func `items with a label are shown themselves`() throws {
    let screen = Screen(
      Text("content").toolbar {
        ToolbarItemGroup {
          Button("Bold") {}
          Button("Italic") {}
        } label: {
          Text("Looks")
        }
      })
    let (bold, italic) = (
      try screen.frame(of: .button("Bold")), try screen.frame(of: .button("Italic"))
    )
    #expect(italic.minX == bold.maxX + 6 && !screen.exists("Looks"))
  }

  @Test func `what is for the keyboard of a phone is not shown`() {
    let screen = Screen(
      Text("content").toolbar {
        ToolbarItem(placement: .keyboard) { Button("Previous") {} }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
        ToolbarItem { Button("Share") {} }
      })
    #expect(screen.texts == ["Share", "content"])
  }

  @Test func `one of several controls in a bar can be left out, and elsewhere it stays`() throws {
    struct Hiding: View {
      @State private var isHidden = true

      var body: some View {
        Button("Switch") { isHidden.toggle() }
          .toolbarItemHidden()
          .toolbar {
            ToolbarItem {
              HStack {
                Button("Bold") {}
                Button("Italic") {}.toolbarItemHidden(isHidden)
              }
            }
          }
      }
    }
    let screen = Screen(Hiding())
    #expect(screen.exists(.button("Bold")) && !screen.exists(.button("Italic")))
    try screen.tap("Switch")
    #expect(screen.exists(.button("Italic")))
  }

  @Test func `a title can be left out of the bar, and names the window still`() {
    let screen = Screen(
      Text("content").navigationTitle("Letters").toolbar(removing: .title))
    #expect(screen.title == "Letters" && screen.texts == ["content"])
    let other = Screen(
      Text("content").navigationTitle("Letters").toolbar(removing: .search))
    #expect(other.title == "Letters")
  }
}
