import Foundation
import PortableUI
import Testing
import ViewTesting

/// How far rows keep their content from their edges.
@MainActor
struct RowInsetsTests {
  /// How far the words in the only row are from where that begins, and the row's height.
  private func room<V: View>(_ change: (Text) -> V) throws -> (start: CGFloat, height: CGFloat) {
    let screen = Screen(
      List { change(Text(verbatim: "Words")) }
        .listStyle(.plain).environment(\.defaultMinListRowHeight, 10),
      size: CGSize(width: 300, height: 400))
    let row = try screen.frame(of: .row("Words"))
    let words = try screen.frame(of: .text("Words"))
    return (words.minX - row.minX, row.height - words.height)
  }

  @Test func `some edges have another distance, and the others are as usual`() throws {
    let usual = try room { $0 }
    #expect(usual.start == 12 && usual.height == 8)
    let leading = try room { $0.listRowInsets(.leading, 40) }
    #expect(leading.start == 40 && leading.height == 8)
    let vertical = try room { $0.listRowInsets(.vertical, 0) }
    #expect(vertical.start == 12 && vertical.height == 0)
    let all = try room { $0.listRowInsets(.all, 20) }
    #expect(all.start == 20 && all.height == 40)
    let none = try room { $0.listRowInsets(.all, nil) }
    #expect(none.start == 12 && none.height == 8)
  }

  @Test func `what is said further in counts, edge by edge`() throws {
    let both = try room { $0.listRowInsets(.leading, 40).listRowInsets(EdgeInsets()) }
    #expect(both.start == 40 && both.height == 0)
    let inner = try room { $0.listRowInsets(EdgeInsets()).listRowInsets(.leading, 40) }
    #expect(inner.start == 0 && inner.height == 0)
  }

  @Test
  func `a title keeps as far as is said in it, and what is said around a section is of its rows`()
    throws
  {
    func starts(_ inside: EdgeInsets?, _ around: EdgeInsets?) throws -> [CGFloat] {
      let screen = Screen(
        List {
          Section {
            Text("A")
          } header: {
            Text("Head").listRowInsets(inside)
          }
          .listRowInsets(around)
        }
        .listStyle(.plain), size: CGSize(width: 300, height: 400))
      return try ["Head", "A"].map { try screen.frame(of: .text($0)).minX }
    }
    #expect(try starts(nil, nil) == [12, 12])
    #expect(try starts(EdgeInsets(), nil) == [0, 12])
    #expect(try starts(nil, EdgeInsets()) == [12, 0])
  }

  @Test func `what is no number is none`() throws {
    let room = try room { $0.listRowInsets(.leading, .nan) }
    #expect(room.start == 0 && room.height == 8)
  }
}
