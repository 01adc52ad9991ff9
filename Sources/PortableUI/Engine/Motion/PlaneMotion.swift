extension ElementContent {
  /// The way of a layer's transform to this content from `old`; `nil` where no transform moves.
  @MainActor
  func planeMotion(
    from old: ElementContent, _ current: (any DrawingMotion<DrawnTransform>)?, at time: Double,
    _ timing: Timing
  ) -> (any DrawingMotion<DrawnTransform>)? {
    guard case .layer(let old) = old, case .layer(let new) = self,
      let start = old.boxedLooks?.looks.transform, let goal = new.boxedLooks?.looks.transform
    else { return nil }
    return goal.effect.planeMotion(from: start.effect, current, at: time, timing)
  }

  /// This content, transformed otherwise.
  func transformed(by transform: DrawnTransform?) -> ElementContent {
    guard let transform, case .layer(var layer) = self else { return self }
    layer.looks.transform = transform
    return .layer(layer)
  }
}

extension PlaneEffect {
  @MainActor
  fileprivate func planeMotion(
    from old: any PlaneEffect, _ current: (any DrawingMotion<DrawnTransform>)?, at time: Double,
    _ timing: Timing
  ) -> (any DrawingMotion<DrawnTransform>)? {
    motion(from: old, current, at: time, timing) { DrawnTransform(effect: $0) }
  }
}
