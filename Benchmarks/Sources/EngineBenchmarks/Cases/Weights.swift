import Measuring
import ViewTesting

extension Case {
  /// What stays in memory.
  @MainActor
  static var weights: [Case] {
    [
      Case(name: "bytes per row, on a screen", aim: .atMost(3_000)) {
        .memory(plain: { [PlainTree.rows($0)] }, ours: { [Screen(Rows($0))] })
      }
    ]
  }
}
