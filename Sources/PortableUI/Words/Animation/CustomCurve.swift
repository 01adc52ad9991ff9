public import Foundation

/// An animation of a program's own, as one of the curves.
struct CustomCurve: Hashable, Sendable {
  let animation: any CustomAnimation

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.animation) == AnyHashable(rhs.animation)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }

  /// How long it takes one number to arrive, up to a minute.
  var duration: Double {
    var context = AnimationContext<Double>()
    var picture = 0.0
    while picture < 3_600,
      animation.animate(value: 1.0, time: picture / 60, context: &context) != nil
    {
      picture += 1
    }
    return picture / 60
  }

  func moment(at time: Double) -> AnimationCurve.Moment {
    var context = AnimationContext<Double>()
    guard let progress = animation.animate(value: 1.0, time: time, context: &context) else {
      return .end
    }
    let speed = animation.velocity(value: 1.0, time: time, context: context) ?? 0
    return AnimationCurve.Moment(progress: progress, speed: speed)
  }
}

extension AnimationCurve {
  /// The animation of a program's own that this is made of, if it is.
  var custom: (any CustomAnimation)? {
    switch self {
    case .curve, .spring: nil
    case .custom(let curve): curve.animation
    case .delayed(let curve, _), .sped(let curve, _), .completing(let curve, _),
      .repeated(let curve, _, _, _):
      curve.custom
    }
  }

  /// The time of that animation, `time` seconds after the start; `nil` once all is over.
  func customTime(at time: Double) -> Double? {
    guard time.isFinite else { return nil }
    switch self {
    case .curve, .spring: return nil
    case .custom: return max(0, time)
    case .delayed(let curve, let delay): return curve.customTime(at: max(0, time - delay))
    case .sped(let curve, let factor): return curve.customTime(at: time * factor)
    case .completing(let curve, _): return curve.customTime(at: time)
    case .repeated(let curve, let period, let times, let reverses):
      return Self.timeInRound(at: time, period, times, reverses).flatMap {
        curve.customTime(at: $0.time)
      }
    }
  }
}

/// An animation of a program's own under way.
final class CustomRun<Value: VectorArithmetic> {
  private let animation: any CustomAnimation
  private let way: Value
  private(set) var context = AnimationContext<Value>()
  private var last = (time: -1.0, value: Value?.some(.zero))

  /// It begins the `way`; `previous` has been under way for `time` seconds where something was.
  init(
    _ animation: any CustomAnimation, _ way: Value,
    after previous: (run: CustomRun?, curve: AnimationCurve, time: Double)?
  ) {
    self.animation = animation
    self.way = way
    guard let previous else { return }
    var known = previous.run?.context ?? AnimationContext()
    let merges = animation.shouldMerge(
      previous: Animation(previous.curve), value: way, time: previous.time, context: &known)
    if merges { context = AnimationContext(state: known.state) }
  }

  /// How much of the way is done; `nil` once it is over.
  func value(at time: Double) -> Value? {
    if time == last.time { return last.value }
    if time < last.time {
      // It goes round again.
      context = AnimationContext()
    } else if last.value == nil {
      return nil
    }
    let value = animation.animate(value: way, time: time, context: &context)
    // Beyond all numbers there is no way back.
    last = (time, value.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil })
    return last.value
  }

  func velocity(at time: Double) -> Value {
    let velocity = animation.velocity(value: way, time: time, context: context)
    return velocity.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil } ?? .zero
  }
}

extension Animation {
  /// The animation that `base` works out.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(CustomCurve(animation: base)))
  }

  /// How much of `value`, the whole way, is done after `time` seconds; `nil` once it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let custom = curve.custom {
      guard let time = curve.customTime(at: time) else { return nil }
      return custom.animate(value: value, time: time, context: &context)
    }
    let moment = curve.moment(at: time)
    context.isLogicallyComplete = moment.isOver || time >= curve.apparentDuration
    return moment.isOver ? nil : value.scaled(by: moment.progress)
  }

  /// How fast that changes then; `nil` for standing still.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if let custom = curve.custom {
      guard let time = curve.customTime(at: time) else { return nil }
      return custom.velocity(value: value, time: time, context: context)
    }
    let moment = curve.moment(at: time)
    return moment.isOver ? nil : value.scaled(by: moment.speed)
  }

  /// Whether it goes on with what `previous`, which has been under way for `time` seconds, has in `context`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    curve.custom?.shouldMerge(previous: previous, value: value, time: time, context: &context)
      ?? false
  }

  /// The animation, for which whoever waits until it looks done waits `after` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(curve, after: Showable.number(duration, in: 0...1e9, usual: 0)))
  }
}
