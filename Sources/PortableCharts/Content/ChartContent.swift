import PortableUI
import Threads

/// What a ``Chart`` shows: marks, and what is made of them.
///
/// Marks that belong together are written once, with a `body` as a view has:
///
///     struct Candle: ChartContent {
///       let day: Day
///       var body: some ChartContent {
///         RuleMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
///         BarMark(x: .value("Day", day.date), yStart: .value("Open", day.open), yEnd: .value("Close", day.close))
///       }
///     }
@preconcurrency @MainActor
public protocol ChartContent {
  /// What the content is made of.
  associatedtype Body: ChartContent

  /// The marks that the content is made of.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Marks that draw themselves are made of no others; asking for them stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside a Chart; it draws itself.")
  }
}

/// Content that others are made of.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds its marks to those before it.
  func addMarks(to marks: inout [Mark])
}

extension ChartContent {
  /// Adds the marks that it is made of in the end.
  func gather(into marks: inout [Mark]) {
    if let primitive = self as? any PrimitiveChartContent {
      primitive.addMarks(to: &marks)
    } else {
      body.gather(into: &marks)
    }
  }
}
