/// Content whose type is forgotten.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Forgets the type of `content`.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }

  /// Forgets the type of `content`.
  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }
}

extension AnyChartContent: ChartContent, PrimitiveChartContent {
  /// It draws itself.
  public typealias Body = Never

  func addMarks(to marks: inout [Mark]) { content.gather(into: &marks) }
}
