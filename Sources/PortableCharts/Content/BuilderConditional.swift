/// One of two contents, as an `if` or a `switch` makes it.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Way {
    case first(TrueContent)
    case second(FalseContent)
  }

  let way: Way
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// It draws itself.
  public typealias Body = Never
}

extension BuilderConditional: PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  func addMarks(to marks: inout [Mark]) {
    switch way {
    case .first(let content): content.gather(into: &marks)
    case .second(let content): content.gather(into: &marks)
    }
  }
}
