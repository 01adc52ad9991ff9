import CPlainWindows
@_spi(Measuring) import GTKBackend
import Measuring
import PortableUI

extension Case {
  /// A list of 100,000 rows beside the same by hand, with GTK's own long list.
  @MainActor
  static var longLists: [Case] {
    [opening, renaming, changing, selectingAll]
      + Journey {
        keep(plain_window(plain_rows(5)))
      } start: {
        let window = MeasuredWindow(MessageList(messages: Messages(count)), size: .window)
        return { window.scroll(by: 200) }
      }
      .cases("a list of 100,000 rows end to end", aim: .atMost(8_000))
      + [
        child("a list of 100,000 rows to its first picture, computing", "computing"),
        child("a list of 100,000 rows, 200 points on to the next picture, computing", "scrolling"),
        child("bytes of a list of 100,000 rows, with their model", "bytes", aim: .atMost(15e6)),
      ]
  }

  private static let count = 100_000

  @MainActor
  private static var opening: Case {
    Case(name: "first frame of a list of 100,000 rows", aim: .atMost(20_000)) {
      let words = plain_words(Int32(count))
      let messages = Messages(count)
      return .time(
        plain: { work in for _ in 0..<work { keep(plain_window(plain_list(words))) } },
        ours: { work in
          for _ in 0..<work {
            var window: MeasuredWindow? = opaque(
              MeasuredWindow(MessageList(messages: messages), size: .window))
            untimed { withExtendedLifetime(window) { window = nil } }
          }
        })
    }
  }

  @MainActor
  private static var renaming: Case {
    Case(name: "one row of a list of 100,000", aim: .atMost(1_000)) {
      let label = gtk_label_new("")!
      let plain = plain_window(label)
      let messages = Messages(count)
      let window = MeasuredWindow(MessageList(messages: messages), size: .window)
      return .time(
        plain: { work in
          for number in 0..<work { plain_label_change(label, "Name \(number)") }
          keep(plain)
        },
        ours: { work in
          for number in 0..<work {
            // What an array takes for that is the model's.
            untimed { messages.rename(to: "Name \(number)") }
            window.showChanges()
          }
        })
    }
  }

  @MainActor
  private static var changing: Case {
    Case(name: "a row comes amid a list of 100,000, or goes", aim: .atMost(1_000)) {
      let words = plain_words(Int32(count))
      let plain = plain_window(plain_list(words))
      let messages = Messages(count)
      let window = MeasuredWindow(MessageList(messages: messages), size: .window)
      return .time(
        plain: { work in
          for number in 0..<work { plain_words_change(words, number.isMultiple(of: 2) ? 1 : 0) }
          keep(plain)
        },
        ours: { work in
          for number in 0..<work {
            untimed { messages.change(inserting: number.isMultiple(of: 2)) }
            window.showChanges()
          }
        })
    }
  }

  @MainActor
  private static var selectingAll: Case {
    Case(name: "all of a list of 100,000 selected by a key", aim: .atMost(5_000)) {
      let list = plain_list(plain_words(Int32(count)))
      let plain = plain_window(list)
      let messages = Messages(count)
      let window = MeasuredWindow(MessageList(messages: messages), size: .window)
      return .time(
        plain: { work in
          for _ in 0..<work {
            plain_list_select(list, 1)
            untimed { plain_list_select(list, 0) }
          }
          keep(plain)
        },
        ours: { work in
          for _ in 0..<work {
            window.pressInList("a", .control)
            window.showChanges()
            untimed {
              messages.selection = [0]
              window.showChanges()
            }
          }
        })
    }
  }

  @MainActor
  private static func child(_ name: String, _ what: String, aim: Aim? = nil) -> Case {
    Case(name: name, aim: aim) {
      .reported(
        plain: { Child.figure("WindowBenchmarks", "plain list", "\(count)", what) },
        ours: { Child.figure("WindowBenchmarks", "list", "\(count)", what) },
        in: what == "bytes" ? .bytes : .microseconds)
    }
  }
}
