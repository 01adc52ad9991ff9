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

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// It draws itself.
  public typealias Body = Never
}

extension BuilderConditional: PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  func addPlans(to plans: inout [AxisMarksPlan]) {
    switch way {
    case .first(let content): content.gather(into: &plans)
    case .second(let content): content.gather(into: &plans)
    }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// It draws itself.
  public typealias Body = Never
}

extension BuilderConditional: PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  func addParts(to parts: inout [AxisPart]) {
    switch way {
    case .first(let content): content.gather(into: &parts)
    case .second(let content): content.gather(into: &parts)
    }
  }
}
