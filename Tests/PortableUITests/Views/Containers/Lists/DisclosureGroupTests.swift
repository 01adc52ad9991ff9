import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct DisclosureGroupTests {
  @Test func `a person shows and hides what is in it`() throws {
    let screen = Screen(DisclosureGroup("More") { Text(verbatim: "Details") })
    #expect(screen.texts == ["More"])
    #expect(try screen.value(of: .button("More")) == "collapsed")
    try screen.tap("More")
    #expect(screen.texts == ["More", "Details"])
    #expect(try screen.value(of: .button("More")) == "expanded")
    try screen.tap("More")
    #expect(screen.texts == ["More"])
  }

  @Test func `in a list it is rows of the same box`() throws {
    struct Groups: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Text(verbatim: "Before")
          DisclosureGroup("More", isExpanded: $isExpanded) {
            Text(verbatim: "One")
            DisclosureGroup("Deeper") { Text(verbatim: "Two") }
          }
        }
      }
    }
    let screen = Screen(Groups())
    #expect(screen.texts == ["Before", "More", "One", "Deeper"])
    let before = try screen.frame(of: .text("Before"))
    #expect(try screen.frame(of: .text("One")).minX == before.minX + 24)
    // Anywhere in its row.
    try screen.tap(.row("Deeper"))
    #expect(try screen.frame(of: .text("Two")).minX == before.minX + 48)
    try screen.tap(.row("More"))
    #expect(screen.texts == ["Before", "More"])
  }

  @Test func `headers stand out more where they are told to`() throws {
    func list() -> some View { List { Section("Title") { Text(verbatim: "Row") } } }
    let (usual, large) = (Screen(list()), Screen(list().headerProminence(.increased)))
    let height = try usual.frame(of: "Title").height
    #expect(try large.frame(of: "Title").height > height)
  }
}
