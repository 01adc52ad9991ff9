/// The way of a layer from one transform to another.
@MainActor
protocol PlaneMotion {
  func transform(at time: Double) -> DrawnTransform
  func isOver(at time: Double) -> Bool
}

private struct PlaneTrack<E: PlaneEffect>: PlaneMotion {
  let effect: E
  let track: Track<E.AnimatableData>

  func transform(at time: Double) -> DrawnTransform {
    var effect = effect
    effect.animatableData = track.value(at: time)
    return DrawnTransform(effect: effect)
  }

  func isOver(at time: Double) -> Bool { track.isOver(at: time) }
}

/// The transforms of two contents between which one can move.
@MainActor
struct PlaneWay {
  /// How; `nil` where there are no two effects of one type with different numbers.
  private(set) var motion: (any PlaneMotion)?

  init(
    from old: ElementContent, to new: ElementContent, _ current: (any PlaneMotion)?,
    at time: Double, _ timing: Timing
  ) {
    guard case .layer(let old) = old, case .layer(let new) = new,
      let start = old.boxedLooks?.looks.transform, let goal = new.boxedLooks?.looks.transform
    else { return }
    motion = goal.effect.motion(from: start.effect, current, at: time, timing)
  }
}

extension PlaneEffect {
  @MainActor
  fileprivate func motion(
    from old: any PlaneEffect, _ current: (any PlaneMotion)?, at time: Double, _ timing: Timing
  ) -> (any PlaneMotion)? {
    guard let old = old as? Self, old.animatableData != animatableData else { return nil }
    let speed = (current as? PlaneTrack<Self>)?.track.velocity(at: time) ?? .zero
    let track = Track(from: old.animatableData, to: animatableData, velocity: speed, timing)
    return PlaneTrack(effect: self, track: track)
  }
}

extension ElementContent {
  /// This content, transformed otherwise.
  func transformed(by transform: DrawnTransform?) -> ElementContent {
    guard let transform, case .layer(var layer) = self else { return self }
    layer.looks.transform = transform
    return .layer(layer)
  }
}
