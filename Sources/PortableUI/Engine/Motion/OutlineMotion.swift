/// The way of a shape from one outline to another.
@MainActor
protocol OutlineMotion {
  func outline(at time: Double) -> Outline
  func isOver(at time: Double) -> Bool
}

private struct OutlineTrack<S: Shape>: OutlineMotion {
  let shape: S
  let track: Track<S.AnimatableData>

  func outline(at time: Double) -> Outline {
    var shape = shape
    shape.animatableData = track.value(at: time)
    return Outline(shape)
  }

  func isOver(at time: Double) -> Bool { track.isOver(at: time) }
}

/// The outlines of two contents between which one can move.
@MainActor
struct OutlineWay {
  /// How; `nil` where there are no two outlines of one type with different numbers.
  private(set) var motion: (any OutlineMotion)?

  init(
    from old: ElementContent, to new: ElementContent, _ current: (any OutlineMotion)?,
    at time: Double, _ timing: Timing
  ) {
    guard let start = old.outline, let goal = new.outline else { return }
    motion = goal.shape.motion(from: start.shape, current, at: time, timing)
  }
}

extension ElementContent {
  fileprivate var outline: Outline? {
    switch self {
    case .shape(let shape): shape.outline
    case .layer(let layer): layer.clip
    default: nil
    }
  }
}

extension Shape {
  @MainActor
  fileprivate func motion(
    from old: any Shape, _ current: (any OutlineMotion)?, at time: Double, _ timing: Timing
  ) -> (any OutlineMotion)? {
    guard let old = old as? Self, old.animatableData != animatableData else { return nil }
    let speed = (current as? OutlineTrack<Self>)?.track.velocity(at: time) ?? .zero
    let track = Track(
      from: old.animatableData, to: animatableData, velocity: speed, timing)
    return OutlineTrack(shape: self, track: track)
  }
}
