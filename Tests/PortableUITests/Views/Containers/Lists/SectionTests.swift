import Foundation
import PortableUI
import Testing
import ViewTesting

/// Sections that a person shows and hides, or does not.
@MainActor
struct SectionTests {
  @Test func `a section that is collapsible is folded by its header`() throws {
    let screen = Screen(
      List {
        Section("Fruit") { Text("Apple") }.collapsible(true)
        Section("Nuts") { Text("Hazel") }.collapsible(false)
        Section { Text("Milk") }.collapsible(true)
      }
      .listStyle(.sidebar))
    #expect(screen.texts == ["Fruit", "Apple", "Nuts", "Hazel", "Milk"])
    #expect(!screen.exists(.button("Nuts")))
    try screen.tap(.button("Fruit"))
    #expect(screen.texts == ["Fruit", "Nuts", "Hazel", "Milk"])
    #expect(try screen.value(of: .button("Fruit")) == "collapsed")
    try screen.tap(.button("Fruit"))
    #expect(screen.texts == ["Fruit", "Apple", "Nuts", "Hazel", "Milk"])
  }

  @Test func `one that is not is still shown and hidden by the app`() throws {
    struct Fruit: View {
      @State private var isExpanded = false
      @State private var isCollapsible = false
      var body: some View {
        VStack {
          Toggle("Shown", isOn: $isExpanded)
          Toggle("Collapsible", isOn: $isCollapsible)
          List {
            Section("Fruit", isExpanded: $isExpanded) { Text("Apple") }
              .collapsible(isCollapsible)
          }
        }
      }
    }
    let screen = Screen(Fruit())
    #expect(!screen.exists("Apple") && !screen.exists(.button("Fruit")))
    try screen.tap(.toggle("Shown"))
    #expect(screen.exists("Apple"))
    try screen.tap(.toggle("Collapsible"))
    try screen.tap(.button("Fruit"))
    #expect(!screen.exists("Apple"))
  }
}
