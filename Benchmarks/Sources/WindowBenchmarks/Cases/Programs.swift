import CPlainWindows
import Measuring

extension Case {
  /// What a whole program takes, measured in one of its own each time.
  @MainActor
  static var programs: [Case] {
    [
      Case(name: "start to the first picture of a counter", aim: .atMost(150_000)) {
        .reported(
          plain: { Child.figure("PlainCounter") - Child.started },
          ours: { Child.figure("SwiftCounter") - Child.started }, in: .microseconds)
      },
      Case(name: "1,000 rows to their first picture, computing", aim: .timesTheOther(1.5)) {
        .reported(
          plain: { Child.figure("WindowBenchmarks", "plain", "1000", "computing") },
          ours: { Child.figure("WindowBenchmarks", "ours", "1000", "computing") },
          in: .microseconds)
      },
      Case(name: "one row of 1,000 to its next picture, computing") {
        .reported(
          plain: { Child.figure("WindowBenchmarks", "plain", "1000", "changing") },
          ours: { Child.figure("WindowBenchmarks", "ours", "1000", "changing") },
          in: .microseconds)
      },
      weight("1,000", 1_000), weight("10,000", 10_000),
    ]
  }

  @MainActor
  private static func weight(_ words: String, _ count: Int) -> Case {
    Case(name: "bytes of \(words) rows", aim: .timesTheOther(1.5)) {
      .reported(
        plain: { Child.figure("WindowBenchmarks", "plain", "\(count)", "bytes") },
        ours: { Child.figure("WindowBenchmarks", "ours", "\(count)", "bytes") }, in: .bytes)
    }
  }
}
