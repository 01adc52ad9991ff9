import Measuring
import ViewTesting

extension Case {
  /// Everything from a view to a screen that shows it.
  @MainActor
  static var firstFrames: [Case] {
    [
      firstFrame("1,000", 1_000, aim: .atMost(5_000)),
      firstFrame("10,000", 10_000, aim: .atMost(60_000)),
    ]
  }

  @MainActor
  private static func firstFrame(_ words: String, _ count: Int, aim: Aim) -> Case {
    Case(name: "first frame of \(words) rows", aim: aim) {
      .time(
        plain: { work in
          for _ in 0..<work {
            var tree: PlainTree? = opaque(PlainTree.rows(count))
            untimed { withExtendedLifetime(tree) { tree = nil } }
          }
        },
        ours: { work in
          for _ in 0..<work {
            var screen: Screen? = opaque(Screen(Rows(count)))
            untimed { withExtendedLifetime(screen) { screen = nil } }
          }
        })
    }
  }
}
