extension ElementContent {
  /// The way of an outline to this content from `old`; `nil` where no outline moves.
  @MainActor
  func outlineMotion(
    from old: ElementContent, _ current: (any DrawingMotion<Outline>)?, at time: Double,
    _ timing: Timing
  ) -> (any DrawingMotion<Outline>)? {
    guard let start = old.outline, let goal = outline else { return nil }
    return goal.shape.outlineMotion(from: start.shape, current, at: time, timing)
  }

  private var outline: Outline? {
    switch self {
    case .shape(let shape): shape.outline
    case .layer(let layer): layer.clip
    default: nil
    }
  }
}

nonisolated extension Shape {
  @MainActor
  fileprivate func outlineMotion(
    from old: any Shape, _ current: (any DrawingMotion<Outline>)?, at time: Double,
    _ timing: Timing
  ) -> (any DrawingMotion<Outline>)? {
    motion(from: old, current, at: time, timing) { Outline($0) }
  }
}
