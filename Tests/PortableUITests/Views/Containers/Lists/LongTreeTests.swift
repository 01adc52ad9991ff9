import Foundation
import PortableUI
import Testing
import ViewTesting

/// Of lists with many rows only those are made that something is done to.
@MainActor
struct LongTreeTests {
  private static let size = CGSize(width: 300, height: 500)

  private struct Branch: Identifiable, Hashable {
    let id: Int
    var children: [Branch]?
  }

  private struct Leaf: View {
    let number: Int
    var body: some View { Text(verbatim: "leaf \(number)") }
  }

  private struct Tree: View {
    private static let tree = [Branch(id: 0, children: (1...10_000).map { Branch(id: $0) })]
    @State private var selection: Int?

    var body: some View {
      VStack {
        Text(verbatim: "at \(selection ?? -1)")
        List(Self.tree, children: \.children, selection: $selection) { Leaf(number: $0.id) }
      }
    }
  }

  @Test func `an arrow leads from the last row inside to the one around, past all others`() throws {
    let screen = Screen(Tree(), size: Self.size)
    try screen.tap("Expand")
    try screen.select(.row("leaf 0"))
    try screen.press(.end)
    #expect(screen.texts[0] == "at 10000")
    let before = screen.bodyCount(of: Leaf.self)
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "at 0")
    #expect(screen.bodyCount(of: Leaf.self) - before < 200)
  }

  private struct Deleted: View {
    struct Item: Identifiable { let id: Int }
    @State private var items = (0..<10_000).map { Item(id: $0) }
    @State private var selection: Set<Int> = []

    var body: some View {
      VStack {
        Text(verbatim: "\(items.count) left")
        Button("Some") { selection = [3, 9_000] }
        List($items, editActions: .delete, selection: $selection) { $item in
          Leaf(number: item.id)
        }
      }
    }
  }

  @Test func `what is selected is deleted, and nothing else is made for that`() throws {
    let screen = Screen(Deleted(), size: Self.size)
    try screen.select(.row("leaf 5"))
    try screen.tap("Some")
    let before = screen.bodyCount(of: Leaf.self)
    try screen.press(.delete)
    #expect(screen.texts[0] == "9998 left")
    #expect(screen.bodyCount(of: Leaf.self) - before < 200)
  }

  private struct Parts: View {
    @State private var numbers = Array(0..<100_000)

    var body: some View {
      let sum = (0..<100_000).reduce(0) { $0 + $numbers[$1].wrappedValue % 2 }
      VStack {
        Text(verbatim: "\(sum) are odd")
        Button("Change") { numbers[7] = 8 }
      }
    }
  }

  @Test func `a body reads as many parts of a value as there are`() throws {
    let screen = Screen(Parts())
    #expect(screen.texts[0] == "50000 are odd")
    try screen.tap("Change")
    #expect(screen.texts[0] == "49999 are odd")
  }
}
