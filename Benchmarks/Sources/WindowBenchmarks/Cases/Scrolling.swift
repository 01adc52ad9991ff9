import CPlainWindows
import Foundation
@_spi(Measuring) import GTKBackend
import Measuring

extension Case {
  /// Rows of which few are made: opened, and scrolled from end to end.
  @MainActor
  static var scrolling: [Case] {
    [opening]
      + Journey {
        keep(plain_window(plain_rows(5)))
      } start: {
        let window = lazyWindow
        return { window.scroll(by: 200) }
      }
      .cases("100,000 rows end to end", aim: .atMost(8_000))
  }

  @MainActor
  private static var opening: Case {
    Case(name: "first frame of 100,000 lazy rows", aim: .atMost(20_000)) {
      .time(
        plain: { work in
          for _ in 0..<work {
            let rows = plain_rows(40)
            keep(plain_window(rows))
          }
        },
        ours: { work in
          for _ in 0..<work {
            var window: MeasuredWindow? = opaque(lazyWindow)
            untimed { withExtendedLifetime(window) { window = nil } }
          }
        })
    }
  }

  @MainActor
  private static var lazyWindow: MeasuredWindow {
    MeasuredWindow(LazyRows(count: 100_000), size: .init(width: 400, height: 600))
  }
}
