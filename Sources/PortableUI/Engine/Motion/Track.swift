/// The way of some numbers from where they are seen now to where they will be.
struct Track<Value: VectorArithmetic> {
  let start: Value
  let goal: Value

  /// How fast they were at the start, each second.
  private let velocity: Value
  var timing: Timing

  init(from start: Value, to goal: Value, velocity: Value = .zero, _ timing: Timing) {
    self.start = start
    self.goal = goal
    self.velocity = timing.curve.keepsSpeed ? velocity : .zero
    self.timing = timing
  }

  /// Where they are at `time`.
  func value(at time: Double) -> Value {
    let moment = timing.moment(at: time)
    if moment.isOver { return goal }
    let way = (goal - start).scaled(by: moment.progress)
    return start + way + velocity.scaled(by: moment.carry)
  }

  /// How fast they are at `time`.
  func velocity(at time: Double) -> Value {
    let moment = timing.moment(at: time)
    return (goal - start).scaled(by: moment.speed) + velocity.scaled(by: moment.carrySpeed)
  }

  func isOver(at time: Double) -> Bool { timing.moment(at: time).isOver }
}

/// When an animation began, and who waits for its end.
struct Timing {
  let curve: AnimationCurve
  let begin: Double
  var completion: AnimationCompletion?

  func moment(at time: Double) -> AnimationCurve.Moment { curve.moment(at: time - begin) }
}
