import LayoutEngine

/// A node of a view that has numbers which move: it asks for the body again with those in between.
final class AnimatableBodyNode<V: View & Animatable>: BodyNode<V>, Mover, TransactionChanger {
  /// The numbers with which the body is asked for.
  private var seen: V.AnimatableData?
  private var track: Track<V.AnimatableData>?
  private var isStepping = false

  override func appear() {
    flags.insert(.changesTransaction)
    seen = view.animatableData
    super.appear()
  }

  override func viewChanged() {
    // What comes from outside is no step, though one may be shown in the same round.
    isStepping = false
    let goal = view.animatableData
    if let seen, goal != track?.goal ?? seen { turn(from: seen, to: goal) }
    ask()
  }

  private func turn(from start: V.AnimatableData, to goal: V.AnimatableData) {
    let motions = graph.motions
    guard let timing = motions.timing(for: self) else {
      track = nil
      seen = goal
      return
    }
    let speed = track?.velocity(at: motions.now) ?? .zero
    track = Track(from: start, to: goal, velocity: speed, after: track, timing)
    motions.add(self)
  }

  override func bodyNow() -> V.Body {
    guard let seen, seen != view.animatableData else { return view.body }
    var view = view
    view.animatableData = seen
    return view.body
  }

  func step(to time: Double) -> Bool {
    guard !flags.contains(.isDropped), track != nil else { return false }
    if sleep != nil { return stepAsleep() }
    track?.tellWhenDone(at: time)
    seen = track?.value(at: time)
    if track?.isOver(at: time) == true { track = nil }
    isStepping = true
    graph.motions.activate(self)
    invalidate()
    return track != nil
  }

  /// Where nobody sees it, what goes round for ever waits, and all else has arrived.
  private func stepAsleep() -> Bool {
    if track?.timing.curve.duration == .infinity { return false }
    (track, seen) = (nil, view.animatableData)
    invalidate()
    return false
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    if isInSight, track != nil { graph.motions.add(self) }
  }

  // A step is not animated itself, whatever animates around it.
  func change(_ transaction: inout Transaction) {
    if isStepping { transaction.animation = nil }
  }

  func rest() { isStepping = false }
}
