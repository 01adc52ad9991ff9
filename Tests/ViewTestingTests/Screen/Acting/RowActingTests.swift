import Foundation
import PortableUI
import Testing
import ViewTesting

/// What a test does with rows of lists, and what it is told where that cannot be.
@MainActor
struct RowActingTests {
  private struct Groceries: View {
    @State private var items = ["Milk", "Bread"]
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        ForEach(items, id: \.self) { item in
          HStack {
            Text(verbatim: item)
            Text(verbatim: "1 piece")
          }
        }
        .onDelete { offsets in for offset in offsets.reversed() { items.remove(at: offset) } }
        Text(verbatim: "Words")
      }
    }
  }

  @Test func `a row is found by anything that it says`() throws {
    let screen = Screen(Groceries())
    #expect(screen.exists(.row("Milk")))
    #expect(screen.exists(.row("Milk, 1 piece")))
    #expect(screen.rows == ["Milk, 1 piece", "Bread, 1 piece", "Words"])
    let bread = try screen.frame(of: .row("Bread"))
    #expect(try screen.frame(of: .row("1 piece").at(1)) == bread)
    #expect(screen.exists(.text("1 piece", in: .inside(.row("Milk")))))
    try screen.select(.row("Milk"))
    #expect(try screen.value(of: .row("Milk")) == "selected")
    #expect(screen.selectedRows == ["Milk, 1 piece"])
    try screen.delete(.row("Milk"))
    #expect(!screen.exists(.row("Milk")))
    #expect(screen.rows == ["Bread, 1 piece", "Words"])
  }

  @Test func `rows out of sight are none that are seen`() {
    let screen = Screen(List(0..<100) { Text("Row \($0)") }, size: CGSize(width: 300, height: 200))
    #expect(screen.rows.first == "Row 0" && screen.rows.count < 10)
  }

  private func refusal(_ act: (Screen) throws -> Void) -> String {
    do {
      try act(Screen(Groceries()))
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a test is told what cannot be done with a row`() {
    #expect(
      refusal { try $0.select(.row("Words")) } == """
        Could not select row "Words": it is no row that can be selected.
          rows: row "Milk, 1 piece", row "Bread, 1 piece", row "Words"
          Fix: Give the List a selection, and the row a tag or an identity of the selection's type.
        """)
    #expect(
      refusal { try $0.delete(.row("Words")) } == """
        Could not delete row "Words": it cannot be deleted.
          at: 12, 122, 366×55
          Fix: Give its ForEach onDelete(perform:), and look for deleteDisabled(_:).
        """)
    #expect(
      refusal { try $0.move(.row("Milk"), .down) } == """
        Could not move row "Milk, 1 piece" down: it cannot be moved that way.
          at: 12, 12, 366×55
          Fix: Give its ForEach onMove(perform:), and look whether it is at the end.
        """)
    #expect(
      refusal { try $0.pullToRefresh() } == """
        Could not refresh: nothing on the screen can be asked for anew.
          found: nothing
          Fix: Give the view refreshable(action:).
        """)
  }

  @Test func `a list is drawn with its rows`() {
    let picture = Screen(Groceries()).svg()
    #expect(picture.contains("<line"))
  }
}
