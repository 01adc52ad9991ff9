/// One keyframe: where to, how long, and how.
struct KeyframeStep<Data: VectorArithmetic> {
  let goal: Data
  let duration: Double
  let kind: Kind

  enum Kind {
    case move
    case line(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  init(to goal: Data, duration: Double, _ kind: Kind) {
    self.goal = goal
    self.duration = Showable.number(duration, in: 0...1e6, usual: 0)
    self.kind = kind
  }
}

/// The way through the keyframes of a track, from one value on.
struct KeyframeSegments<Data: VectorArithmetic> {
  private(set) var duration = 0.0
  private let start: Data
  private var segments: [(end: Double, step: KeyframeStep<Data>, way: Way)] = []

  /// From where, and how fast at both ends.
  private struct Way {
    let start: Data
    var velocity: Data
    var endVelocity: Data
  }

  init(_ steps: [KeyframeStep<Data>], from start: Data) {
    self.start = start
    var way = Way(start: start, velocity: .zero, endVelocity: .zero)
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      way.velocity = step.startVelocity ?? way.endVelocity
      way.endVelocity = step.endVelocity(from: way.start, way.velocity, before: next)
      duration += step.duration
      segments.append((duration, step, way))
      way = Way(start: step.goal, velocity: .zero, endVelocity: way.endVelocity)
    }
  }

  func value(at time: Double) -> Data {
    guard let segment = segments.first(where: { time < $0.end }) else {
      return segments.last?.step.goal ?? start
    }
    let (step, way) = (segment.step, segment.way)
    return step.value(
      at: time - (segment.end - step.duration), from: way.start, way.velocity, way.endVelocity)
  }
}

extension KeyframeStep {
  fileprivate var startVelocity: Data? {
    switch kind {
    case .cubic(let start, _), .spring(_, let start): start
    case .move, .line: nil
    }
  }

  /// How fast it is in the end. Where another cubic follows, it looks ahead to where that one goes.
  fileprivate func endVelocity(
    from start: Data, _ velocity: Data, before next: KeyframeStep?
  ) -> Data {
    switch kind {
    case .move: return .zero
    case .line(let curve):
      guard duration > 0 else { return .zero }
      return (goal - start).scaled(by: min(1e3, curve.velocity(at: 1)) / duration)
    case .spring(let spring, _):
      return spring.velocity(target: goal - start, initialVelocity: velocity, time: duration)
    case .cubic(_, let end):
      if let end { return end }
      guard let next, case .cubic(let start?, _) = next.kind else {
        return next.map { ahead(from: start, to: $0) } ?? .zero
      }
      return start
    }
  }

  private func ahead(from start: Data, to next: KeyframeStep) -> Data {
    let time = duration + next.duration
    guard case .cubic = next.kind, time > 0 else { return .zero }
    return (next.goal - start).scaled(by: 1 / time)
  }

  fileprivate func value(
    at time: Double, from start: Data, _ velocity: Data, _ endVelocity: Data
  ) -> Data {
    let way = goal - start
    switch kind {
    case .move: return goal
    case .line(let curve): return start + way.scaled(by: curve.value(at: time / duration))
    case .spring(let spring, _):
      return start + spring.value(target: way, initialVelocity: velocity, time: time)
    case .cubic:
      // The one line of third degree with these places and speeds at its ends.
      let part = time / duration
      let rest = 1 - part
      return start + way.scaled(by: part * part * (3 - 2 * part))
        + velocity.scaled(by: duration * part * rest * rest)
        - endVelocity.scaled(by: duration * part * part * rest)
    }
  }
}
