import Foundation
import PortableUI
import Testing
import ViewTesting

/// What a page says of itself is known while it waits.
@MainActor
struct KnownOfPageTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String

    static let all = [
      Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
    ]
  }

  private struct Pages<Page: View>: View {
    let page: (String) -> Page
    @State private var place = "c"

    var body: some View {
      TabView(selection: $place) {
        ForEach(Item.all) { item in page(item.name) }
      }
      .tabViewStyle(.page)
    }
  }

  private struct Leaf: View {
    let name: String
    var body: some View { Text(verbatim: "at \(name)") }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private func expectFound<Page: View>(_ page: @escaping (String) -> Page) throws {
    let screen = Screen(Pages(page: page), size: CGSize(width: 400, height: 300))
    #expect(screen.exists("at c") && !screen.exists("at a"))
    #expect(screen.bodyCount(of: Leaf.self) == 1)
    try screen.tap(.tab("Page 2"))
    #expect(screen.exists("at b") && !screen.exists("at c"))
  }

  @Test func `a tag is known through what is behind a page, or over it`() throws {
    try expectFound { Leaf(name: $0).tag($0).background(Color.red) }
    try expectFound { Leaf(name: $0).tag($0).border(Color.red) }
    try expectFound { Leaf(name: $0).tag($0).zIndex(1) }
  }

  @Test func `a tag is known through what is done for a page`() throws {
    try expectFound { Leaf(name: $0).tag($0).task {} }
    try expectFound { name in Leaf(name: name).tag(name).onChange(of: name) { _, _ in } }
    try expectFound { Leaf(name: $0).tag($0).onTapGesture {} }
  }

  @Test func `a tag is known through what a page presents, and says of its bar`() throws {
    try expectFound { name in
      Leaf(name: name).tag(name).sheet(isPresented: .constant(false)) { Text("sheet") }
    }
    try expectFound { Leaf(name: $0).tag($0).toolbar { Button("Do") {} } }
    try expectFound { Leaf(name: $0).tag($0).refreshable {} }
  }

  @Test func `a tag is known through modifiers of one's own, and groups`() throws {
    try expectFound { Leaf(name: $0).tag($0).modifier(Plain()) }
    try expectFound { name in Group { Leaf(name: name).tag(name) } }
  }
}
