/// How an animation goes on through time: what an `Animation` is made of.
indirect enum AnimationCurve: Hashable, Sendable {
  case curve(UnitCurve, duration: Double)
  case spring(SpringForces)
  case custom(CustomCurve)
  case delayed(AnimationCurve, by: Double)
  case sped(AnimationCurve, by: Double)
  case completing(AnimationCurve, after: Double)
  case repeated(AnimationCurve, period: Double, times: Int?, reverses: Bool)

  /// How far things are at one time.
  struct Moment: Equatable {
    /// The part of the way that is done; below 0 or above 1 where a spring swings.
    var progress: Double

    /// How much of the way is done each second.
    var speed: Double

    /// How far a speed of 1 that was there at the start has carried things by itself.
    var carry = 0.0

    /// What is left of such a speed.
    var carrySpeed = 0.0

    /// Whether things stay as they are from now on.
    var isOver = false

    static let end = Moment(progress: 1, speed: 0, isOver: true)
  }

  /// How far things are `time` seconds after the start.
  func moment(at time: Double) -> Moment {
    guard time.isFinite else { return .end }
    switch self {
    case .curve(let curve, let duration):
      // A clock that counts in steps may miss the end by less than anyone can see.
      guard time < duration - 1e-9 else { return .end }
      let (progress, slope) = curve.place(at: max(0, time) / duration)
      return Moment(progress: progress, speed: slope / duration)
    case .spring(let spring): return spring.moment(at: max(0, time))
    case .custom(let curve): return curve.moment(at: max(0, time))
    case .completing(let curve, _): return curve.moment(at: time)
    case .delayed(let curve, let delay):
      if time >= delay { return curve.moment(at: time - delay) }
      return Moment(progress: 0, speed: 0)
    case .sped(let curve, let factor):
      var moment = curve.moment(at: time * factor)
      moment.speed *= factor
      // The curve sees a slower start, for its own time is longer.
      if factor > 0 { moment.carry /= factor }
      return moment
    case .repeated(let curve, let period, let times, let reverses):
      return Self.moment(at: time, of: curve, period, times, reverses)
    }
  }

  private static func moment(
    at time: Double, of curve: AnimationCurve, _ period: Double, _ times: Int?, _ reverses: Bool
  ) -> Moment {
    guard let place = timeInRound(at: time, period, times, reverses) else { return .end }
    guard period.isFinite else { return curve.moment(at: time) }
    var moment = curve.moment(at: place.time)
    moment.isOver = false
    if place.isBackwards { moment.speed = -moment.speed }
    if place.round > 0 { (moment.carry, moment.carrySpeed) = (0, 0) }
    return moment
  }

  /// Where in which of several rounds `time` is; `nil` where they are over.
  static func timeInRound(
    at time: Double, _ period: Double, _ times: Int?, _ reverses: Bool
  ) -> (time: Double, round: Int, isBackwards: Bool)? {
    guard period > 1e-6 else { return nil }
    guard period.isFinite else { return (time, 0, false) }
    let round = Int(min(max(0, time) / period, 1e15))
    if let times, round >= times { return nil }
    let inRound = max(0, time) - Double(round) * period
    let isBackwards = reverses && !round.isMultiple(of: 2)
    return (isBackwards ? period - inRound : inRound, round, isBackwards)
  }

  /// Whether anything is seen on the way.
  var takesTime: Bool { custom != nil || duration > 0 }

  /// How long it takes until things stay; `infinity` where they never do.
  var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.restTime
    case .custom(let curve): curve.duration
    case .completing(let curve, _): curve.duration
    case .delayed(let curve, let delay): curve.duration + delay
    case .sped(let curve, let factor): factor > 0 ? curve.duration / factor : .infinity
    case .repeated(_, let period, let times, _): times.map { period * Double($0) } ?? .infinity
    }
  }

  /// How long it takes until people would say that it is done, though a spring still trembles.
  var apparentDuration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.response
    case .custom(let curve): curve.duration
    case .completing(_, let after): after
    case .delayed(let curve, let delay): curve.apparentDuration + delay
    case .sped(let curve, let factor): factor > 0 ? curve.apparentDuration / factor : .infinity
    case .repeated: duration
    }
  }

  /// Whether a speed that things have at the start goes on.
  var keepsSpeed: Bool {
    switch self {
    case .curve, .custom: false
    case .spring: true
    case .delayed: false
    case .sped(let curve, _), .completing(let curve, _), .repeated(let curve, _, _, _):
      curve.keepsSpeed
    }
  }
}

extension AnimationCurve {
  /// Whether it goes the same way several times.
  var isRepeated: Bool {
    switch self {
    case .repeated: true
    case .delayed(let curve, _), .sped(let curve, _), .completing(let curve, _): curve.isRepeated
    case .curve, .spring, .custom: false
    }
  }
}
