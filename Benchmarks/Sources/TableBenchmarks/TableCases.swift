import Foundation
import Measuring
import PortableUIKit
import ViewTesting

extension Case {
  /// A hundred thousand rows: opened, scrolled, and changed.
  @MainActor
  static var tables: [Case] { [opening, scrolling, turning, grid] }

  @MainActor
  private static var opening: Case {
    Case(name: "first frame of 100,000 rows", aim: .atMost(20_000)) {
      .time(
        plain: { work in for _ in 0..<work { number(100_000) } },
        ours: { work in
          for _ in 0..<work {
            let table = untimed { NumberTable(100_000) }
            var screen: Screen? = opaque(Screen(table))
            untimed { withExtendedLifetime(screen) { screen = nil } }
          }
        })
    }
  }

  @MainActor
  private static var scrolling: Case {
    Case(name: "200 points further in 100,000 rows", aim: .atMost(16_000)) {
      let table = NumberTable(100_000)
      let screen = Screen(table)
      return .time(
        plain: { work in for _ in 0..<work { number(10) } },
        ours: { work in
          for _ in 0..<work {
            table.tableView.contentOffset.y += 200
            await screen.settle()
          }
        })
    }
  }

  @MainActor
  private static var turning: Case {
    Case(name: "one of 100,000 rows moved by a snapshot") {
      let table = NumberTable(100_000)
      let screen = Screen(table)
      return .time(
        plain: { work in for _ in 0..<work { number(100_000) } },
        ours: { work in
          for _ in 0..<work {
            table.turn()
            await screen.settle()
          }
        })
    }
  }

  @MainActor
  private static var grid: Case {
    Case(name: "first frame of 100,000 items", aim: .atMost(20_000)) {
      .time(
        plain: { work in for _ in 0..<work { number(100_000) } },
        ours: { work in
          for _ in 0..<work {
            var screen: Screen? = opaque(Screen(NumberGrid(100_000)))
            untimed { withExtendedLifetime(screen) { screen = nil } }
          }
        })
    }
  }

  private static func number(_ count: Int) { precondition(Array(0..<count).count == count) }
}
