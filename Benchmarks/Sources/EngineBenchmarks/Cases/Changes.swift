import Measuring
@_spi(Measuring) import ViewTesting

extension Case {
  /// One thing changes, and a frame shows it.
  @MainActor
  static var changes: [Case] {
    [
      oneState("1,000", 1_000), oneState("10,000", 10_000, aim: .atMost(20)), nothing,
      element("10,000", 10_000),
    ]
  }

  @MainActor
  private static func oneState(_ words: String, _ count: Int, aim: Aim? = nil) -> Case {
    Case(name: "one state in one row of \(words)", aim: aim) {
      let tree = PlainTree.rows(count)
      let remote = Remote()
      let screen = Screen(Rows(count, row: remote))
      return .time(
        plain: { work in
          for number in 0..<work { opaque(tree).children[count / 2].children[1].show("\(number)") }
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
  private static var nothing: Case {
    Case(name: "a frame in which nothing changed, 1,000 rows", aim: .atMost(5)) {
      let tree = PlainTree.rows(1_000)
      let screen = Screen(Rows(1_000))
      return .time(
        plain: { work in for _ in 0..<work { _ = opaque(tree) } },
        ours: { work in for _ in 0..<work { screen.showChanges() } })
    }
  }

  @MainActor
  private static func element(_ words: String, _ count: Int) -> Case {
    Case(name: "one element of an array of \(words)") {
      let tree = PlainTree.rows(count)
      let items = Items(count)
      let screen = Screen(ItemRows(items: items))
      return .time(
        plain: { work in
          for number in 0..<work {
            for (index, row) in opaque(tree).children.enumerated() {
              let words = index == count / 2 ? "Item \(number)" : row.words
              if row.words != words { row.show(words) }
            }
          }
        },
        ours: { work in
          for number in 0..<work {
            items.all[count / 2].name = "Item \(number)"
            screen.showChanges()
          }
        })
    }
  }
}
