import Foundation
import Measuring
import PortableUI
@_spi(Measuring) import ViewTesting

extension Case {
  /// Rows of which few are made: opened, changed, and scrolled from end to end.
  @MainActor
  static var scrolling: [Case] {
    [
      opening("first frame of 100,000 lazy rows") { LazyRows(count: 100_000) },
      opening("first frame of 100,000 lazy items") { [all = Items(100_000)] in
        LazyItems(items: all)
      },
      opening("first frame of 100,000 lazy names") { [all = names] in LazyNames(names: all) },
      changing("one of 100,000 lazy items") { $0.all[5].name = $1 },
      changing("a last one comes to 100,000 lazy items, or goes") { items, name in
        if items.all.count > 100_000 {
          items.all.removeLast()
        } else {
          items.all.append(Item(id: 100_000, name: name))
        }
      },
    ]
      + Journey {
        _ = opaque(PlainTree.rows(5))
      } start: {
        let screen = Screen(LazyRows(count: 100_000))
        return { screen.scroll(by: 200) }
      }
      .cases("100,000 rows end to end", aim: .atMost(8_000))
  }

  /// What no list of numbers is: told apart by words.
  private static var names: [String] { (0..<100_000).map { "The name of \($0)" } }

  @MainActor
  private static func opening(
    _ name: String, _ view: @escaping @MainActor () -> some View
  ) -> Case {
    Case(name: name, aim: .atMost(10_000)) {
      .time(
        plain: { work in
          for _ in 0..<work {
            var tree: PlainTree? = opaque(PlainTree.rows(40))
            untimed { withExtendedLifetime(tree) { tree = nil } }
          }
        },
        ours: { work in
          for _ in 0..<work {
            let view = untimed(view)
            var screen: Screen? = opaque(Screen(view))
            untimed { withExtendedLifetime(screen) { screen = nil } }
          }
        })
    }
  }

  @MainActor
  private static func changing(
    _ name: String, _ change: @escaping @MainActor (Items, String) -> Void
  ) -> Case {
    Case(name: name) {
      let tree = PlainTree.rows(40)
      let items = Items(100_000)
      let screen = Screen(LazyItems(items: items))
      return .time(
        plain: { work in
          for number in 0..<work { opaque(tree).children[5].children[0].show("Name \(number)") }
        },
        ours: { work in
          for number in 0..<work {
            change(items, "Name \(number)")
            screen.showChanges()
          }
        })
    }
  }
}
