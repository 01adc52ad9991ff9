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
