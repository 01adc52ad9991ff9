/// The way of some numbers from where they are seen now to where they will be.
struct Track<Value: VectorArithmetic> {
  let start: Value
  let goal: Value

  /// How fast they were at the start, each second.
  private let velocity: Value
  private(set) var timing: Timing

  /// An animation of a program's own, where it is one.
  private let run: CustomRun<Value>?

  /// From `start` to `goal`, by an animation that may go on with what the one of `previous` knows.
  init(
    from start: Value, to goal: Value, velocity: Value = .zero, after previous: Track? = nil,
    _ timing: Timing
  ) {
    self.start = start
    self.goal = goal
    self.velocity = timing.curve.keepsSpeed ? velocity : .zero
    self.timing = timing
    run = timing.curve.custom.map { custom in
      CustomRun(
        custom, goal - start,
        after: previous.map {
          ($0.run, $0.timing.curve, timing.begin - $0.timing.begin)
        })
    }
  }

  /// Where they are at `time`.
  func value(at time: Double) -> Value {
    if let run { return customTime(at: time).flatMap(run.value).map { start + $0 } ?? goal }
    let moment = timing.moment(at: time)
    if moment.isOver { return goal }
    let way = (goal - start).scaled(by: moment.progress)
    return start + way + velocity.scaled(by: moment.carry)
  }

  /// How fast they are at `time`.
  func velocity(at time: Double) -> Value {
    if let run { return customTime(at: time).map(run.velocity) ?? .zero }
    let moment = timing.moment(at: time)
    return (goal - start).scaled(by: moment.speed) + velocity.scaled(by: moment.carrySpeed)
  }

  func isOver(at time: Double) -> Bool {
    if let run {
      guard let time = customTime(at: time) else { return true }
      // What is over in one round begins anew in the next.
      return run.value(at: time) == nil && !timing.curve.isRepeated
    }
    return timing.moment(at: time).isOver
  }

  private func customTime(at time: Double) -> Double? {
    timing.curve.customTime(at: time - timing.begin)
  }

  /// Lets go of who only waits until things look done.
  mutating func tellWhenDone(at time: Double) {
    guard let completion = timing.completion, !completion.waitsForRest else { return }
    if let run {
      _ = value(at: time)
      if run.context.isLogicallyComplete { timing.completion = nil }
    } else if time - timing.begin >= timing.curve.apparentDuration {
      timing.completion = nil
    }
  }
}

/// When an animation began, and who waits for its end.
struct Timing {
  let curve: AnimationCurve
  let begin: Double
  var completion: AnimationCompletion?

  func moment(at time: Double) -> AnimationCurve.Moment { curve.moment(at: time - begin) }
}
