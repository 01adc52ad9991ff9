import CPlainWindows
import Foundation
@_spi(Measuring) import GTKBackend
import Measuring

extension Case {
  /// One thing changes in a window, up to where only painting is left.
  @MainActor
  static var changes: [Case] {
    [stateToLabel, throughTheLoop, oneRow, reversed, key]
  }

  @MainActor
  private static var stateToLabel: Case {
    Case(name: "a state to its label", aim: .atMost(10)) {
      let label = gtk_label_new("")!
      let plain = plain_window(label)
      let remote = Remote()
      let window = MeasuredWindow(PlainCount(remote: remote), size: .init(width: 400, height: 600))
      var count = 0
      return .time(
        plain: { work in
          for _ in 0..<work {
            count += 1
            plain_label_change(label, "Count: \(count)")
          }
          keep(plain)
        },
        ours: { work in
          for _ in 0..<work {
            remote.press()
            window.showChanges()
          }
        })
    }
  }

  @MainActor
  private static var throughTheLoop: Case {
    Case(name: "a state to its label, through the main loop", aim: .atMost(60)) {
      let label = gtk_label_new("")!
      let plain = plain_window(label)
      let remote = Remote()
      let arrival = Arrival()
      let window = MeasuredWindow(
        CountView(remote: remote, shown: { arrival.comes() }),
        size: .init(width: 400, height: 600))
      return .time(
        plain: { work in
          for number in 0..<work {
            await arrival.after {
              plain_label_change_later(label, Int32(number), Arrival.comes, arrival.context)
            }
          }
          keep(plain)
        },
        ours: { work in
          for _ in 0..<work { await arrival.after { remote.press() } }
          withExtendedLifetime(window) {}
        })
    }
  }

  @MainActor
  private static var oneRow: Case {
    Case(name: "one state in one row of 1,000", aim: .atMost(1000)) {
      let rows = plain_rows(1000)
      let plain = plain_window(rows)
      let remote = Remote()
      let window = MeasuredWindow(
        WindowRows(1000, row: remote), size: .init(width: 400, height: 600))
      return .time(
        plain: { work in
          for number in 0..<work { plain_rows_change(rows, 500, "\(number)") }
          keep(plain)
        },
        ours: { work in
          for _ in 0..<work {
            remote.press()
            window.showChanges()
          }
        })
    }
  }

  @MainActor
  private static var reversed: Case {
    Case(name: "1,000 rows turned round", aim: .atMost(10_000)) {
      let rows = plain_rows(1000)
      let plain = plain_window(rows)
      let remote = Remote()
      let window = MeasuredWindow(
        WindowRows(1000, order: remote), size: .init(width: 400, height: 600))
      return .time(
        plain: { work in
          for _ in 0..<work { plain_rows_reverse(rows) }
          keep(plain)
        },
        ours: { work in
          for _ in 0..<work {
            remote.press()
            window.showChanges()
          }
        })
    }
  }

  @MainActor
  private static var key: Case {
    Case(name: "a key to its model", aim: .atMost(1000)) {
      let model = g_string_new("")!
      let entry = plain_entry(model)
      let plain = plain_window(entry)
      let plainInput = plain_find_input(entry)!
      let arrival = Arrival()
      let window = MeasuredWindow(
        FieldView(typed: { arrival.comes() }), size: .init(width: 400, height: 600))
      let input = plain_find_input(window.native.widget)!
      return .time(
        plain: { work in
          for _ in 0..<work { plain_type(plainInput) }
          keep(plain)
        },
        ours: { work in
          for _ in 0..<work { await arrival.after { plain_type(input) } }
          withExtendedLifetime(window) {}
        })
    }
  }
}
