import Measuring
import PortableUI
@_spi(Measuring) import ViewTesting

extension Case {
  /// A list of 100,000 rows: opened, changed, selected, and scrolled from end to end.
  @MainActor
  static var longLists: [Case] {
    [
      opening,
      changing("one row of a list of 100,000") { $0.rename(to: "Name \($1)") },
      changing("a row comes amid a list of 100,000, or goes") { messages, number in
        if number.isMultiple(of: 2) { messages.insert() } else { messages.remove() }
      },
      changing("a row moves amid a list of 100,000") { messages, _ in messages.move() },
      selectingAll,
    ]
      + Journey {
        _ = opaque(PlainTree.rows(5))
      } start: {
        let screen = Screen(MessageList(messages: Messages(count)))
        return { screen.scroll(by: 200) }
      }
      .cases("a list of 100,000 rows end to end", aim: .atMost(8_000))
  }

  private static let count = 100_000

  @MainActor
  private static var opening: Case {
    Case(name: "first frame of a list of 100,000 rows", aim: .atMost(10_000)) {
      let messages = Messages(count)
      return .time(
        plain: { work in
          for _ in 0..<work {
            var tree: PlainTree? = opaque(PlainTree.rows(40))
            untimed { withExtendedLifetime(tree) { tree = nil } }
          }
        },
        ours: { work in
          for _ in 0..<work {
            var screen: Screen? = opaque(Screen(MessageList(messages: messages)))
            untimed { withExtendedLifetime(screen) { screen = nil } }
          }
        })
    }
  }

  @MainActor
  private static func changing(
    _ name: String, _ change: @escaping @MainActor (Messages, Int) -> Void
  ) -> Case {
    Case(name: name, aim: .atMost(1_000)) {
      let tree = PlainTree.rows(40)
      let messages = Messages(count)
      let screen = Screen(MessageList(messages: messages))
      return .time(
        plain: { work in
          for number in 0..<work { opaque(tree).children[5].children[0].show("Name \(number)") }
        },
        ours: { work in
          for number in 0..<work {
            // What the arrays before and after take for that is the model's.
            var before: [Item]? = messages.items
            untimed { change(messages, number) }
            screen.showChanges()
            untimed { withExtendedLifetime(before) { before = nil } }
          }
        })
    }
  }

  @MainActor
  private static var selectingAll: Case {
    Case(name: "all of a list of 100,000 selected by a key", aim: .atMost(5_000)) {
      let messages = Messages(count)
      let screen = Screen(MessageList(messages: messages))
      try! screen.select(.row("Item 0"))
      return .time(
        plain: { work in
          for _ in 0..<work {
            var all: Set<Int>? = Set(messages.items.lazy.map(\.id))
            untimed { withExtendedLifetime(all) { all = nil } }
          }
        },
        ours: { work in
          for _ in 0..<work {
            try! screen.press("a", modifiers: .command)
            untimed {
              messages.selection = [0]
              screen.showChanges()
            }
          }
        })
    }
  }
}
