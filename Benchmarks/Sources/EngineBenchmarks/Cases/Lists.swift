import Measuring
@_spi(Measuring) import ViewTesting

extension Case {
  /// Rows come, go and move.
  @MainActor
  static var lists: [Case] { [reversed, lastRow] }

  @MainActor
  private static var reversed: Case {
    Case(name: "1,000 rows turned round") {
      let tree = PlainTree.rows(1_000)
      let remote = Remote()
      let screen = Screen(Rows(1_000, order: remote))
      return .time(
        plain: { work in
          for _ in 0..<work {
            tree.children.reverse()
            _ = opaque(tree).place(x: 0, y: 0)
          }
        },
        ours: { work in
          for _ in 0..<work {
            remote.press()
            screen.showChanges()
          }
        })
    }
  }

  @MainActor
  private static var lastRow: Case {
    Case(name: "a last row comes to 1,000, or goes") {
      let tree = PlainTree.rows(1_000)
      let remote = Remote()
      let screen = Screen(Rows(1_000, end: remote))
      return .time(
        plain: { work in
          for number in 0..<work {
            if number & 1 == 1 { tree.children.removeLast() } else { tree.children.append(row) }
            _ = opaque(tree).place(x: 0, y: 0)
          }
        },
        ours: { work in
          for _ in 0..<work {
            remote.press()
            screen.showChanges()
          }
        })
    }
  }

  private static var row: PlainTree {
    PlainTree("", [PlainTree("Row"), PlainTree("0"), PlainTree("", [PlainTree("Add")])])
  }
}
