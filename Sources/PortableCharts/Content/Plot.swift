/// Contents as one, to say something of all of them.
///
///     Plot {
///       LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
///       PointMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
///     }
///     .foregroundStyle(.red)
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// The marks of `content`.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent, PrimitiveChartContent {
  /// It draws itself.
  public typealias Body = Never

  func addMarks(to marks: inout [Mark]) { content.gather(into: &marks) }
}
