import CPlainWindows
import Foundation
@_spi(Measuring) import GTKBackend
import Glibc
import Measuring

extension Case {
  /// Rows of which few are made: opened, and scrolled from end to end.
  @MainActor
  static var scrolling: [Case] {
    [opening]
      + Scroll.parts.map { part in
        Case(name: "100,000 rows end to end, \(part.name)", aim: part.aim) {
          .reported(
            plain: { Scroll.plain },
            ours: { part.of(Scroll.frames) }, in: .microseconds)
        }
      }
  }

  @MainActor
  private static var opening: Case {
    Case(name: "first frame of 100,000 lazy rows", aim: .atMost(50_000)) {
      .time(
        plain: { work in
          for _ in 0..<work {
            let rows = plain_rows(40)
            keep(plain_window(rows))
          }
        },
        ours: { work in
          for _ in 0..<work {
            var window: MeasuredWindow? = opaque(
              MeasuredWindow(LazyRows(count: 100_000), size: .init(width: 400, height: 600)))
            untimed { withExtendedLifetime(window) { window = nil } }
          }
        })
    }
  }
}

/// One way from the first of 100,000 rows to the last, in steps as a hand makes them.
@MainActor
private enum Scroll {
  /// A part of the frames, and what it is to keep.
  struct Part {
    let name: String
    let aim: Aim?
    let share: Double

    func of(_ frames: [Double]) -> Double {
      frames[min(frames.count - 1, Int(Double(frames.count) * share))]
    }
  }

  static let parts = [
    Part(name: "half of the frames", aim: nil, share: 0.5),
    Part(name: "99 % of the frames", aim: nil, share: 0.99),
    Part(name: "all frames", aim: .atMost(16_000), share: 1),
  ]

  /// What the frames took in microseconds, the fastest first.
  static var frames: [Double] {
    let window = MeasuredWindow(
      LazyRows(count: 100_000), size: .init(width: 400, height: 600))
    var frames: [Double] = []
    var moves = true
    while moves {
      frames.append(microseconds { moves = window.scroll(by: 200) })
    }
    return frames.sorted()
  }

  /// What a window with five rows takes: as many as one step brings.
  static var plain: Double {
    microseconds { for _ in 0..<100 { keep(plain_window(plain_rows(5))) } } / 100
  }

  /// Time of computing, since whatever else the machine does would be the slowest frame.
  private static func microseconds(_ work: () -> Void) -> Double {
    let start = computed
    work()
    return computed - start
  }

  private static var computed: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
