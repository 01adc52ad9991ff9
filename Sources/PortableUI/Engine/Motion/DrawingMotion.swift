/// The way of something that is drawn by numbers, from one drawing to another.
@MainActor
protocol DrawingMotion<Drawing> {
  associatedtype Drawing
  func drawing(at time: Double) -> Drawing
  func isOver(at time: Double) -> Bool
}

private struct DrawingTrack<Value: Animatable, Drawing>: DrawingMotion {
  let goal: Value
  let track: Track<Value.AnimatableData>
  let draw: (Value) -> Drawing

  func drawing(at time: Double) -> Drawing {
    var value = goal
    value.animatableData = track.value(at: time)
    return draw(value)
  }

  func isOver(at time: Double) -> Bool { track.isOver(at: time) }
}

extension Animatable {
  /// The way here from `old`, which goes on as fast as `current` does; `nil` where they are not of one type
  /// with different numbers. `draw` draws what is on its way.
  @MainActor
  func motion<Drawing>(
    from old: any Animatable, _ current: (any DrawingMotion<Drawing>)?, at time: Double,
    _ timing: Timing, draw: @escaping (Self) -> Drawing
  ) -> (any DrawingMotion<Drawing>)? {
    guard let old = old as? Self, old.animatableData != animatableData else { return nil }
    let current = (current as? DrawingTrack<Self, Drawing>)?.track
    let track = Track(
      from: old.animatableData, to: animatableData,
      velocity: current?.velocity(at: time) ?? .zero, after: current, timing)
    return DrawingTrack(goal: self, track: track, draw: draw)
  }
}
