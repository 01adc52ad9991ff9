import Foundation

/// A weight at a spring, with something that slows it down.
struct SpringForces: Hashable, Sendable {
  /// How fast it swings where nothing slows it down, in radians a second.
  let frequency: Double

  /// How much it is slowed down: below 1 it swings, from 1 on it creeps.
  let damping: Double

  /// A speed it is given at the start, in ways a second.
  var push = 0.0

  /// How near to its end it counts as being there, as a part of the way.
  private static let nearness = 0.0005

  init(response: Double, dampingFraction: Double) {
    frequency = 2 * .pi / Showable.number(response, in: 0.001...1e6, usual: 0.5)
    damping = Showable.number(dampingFraction, in: 0...1e6, usual: 1)
  }

  init(duration: Double, bounce: Double) {
    let bounce = Showable.number(bounce, in: -0.99...1, usual: 0)
    self.init(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  init(mass: Double, stiffness: Double, damping: Double) {
    let mass = Showable.number(mass, in: 0.001...1e9, usual: 1)
    let frequency = (Showable.number(stiffness, in: 0.001...1e9, usual: 100) / mass).squareRoot()
    self.init(response: 2 * .pi / frequency, dampingFraction: damping / (2 * mass * frequency))
  }

  /// How long it would swing once.
  var response: Double { 2 * .pi / frequency }

  func moment(at time: Double) -> AnimationCurve.Moment {
    let (distance, carry) = factors(at: time)
    // Energy, not place alone: a spring that swings is at its end many times before it stays there.
    let reach = frequency * carry
    if distance * distance + reach * reach < Self.nearness * Self.nearness { return .end }
    let carrySpeed = distance - 2 * damping * frequency * carry
    return AnimationCurve.Moment(
      progress: 1 - distance + push * carry,
      speed: frequency * frequency * carry + push * carrySpeed, carry: carry,
      carrySpeed: carrySpeed)
  }

  /// What is left of a distance of 1 at the start, and how far a speed of 1 at the start has carried.
  func factors(at time: Double) -> (distance: Double, carry: Double) {
    let decay = damping * frequency
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      let fading = exp(-decay * time)
      let carry = fading * sin(swing * time) / swing
      return (fading * cos(swing * time) + decay * carry, carry)
    }
    if damping == 1 {
      let fading = exp(-decay * time)
      return (fading * (1 + decay * time), fading * time)
    }
    let root = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let (slowly, quickly) = (exp(slow * time), exp(fast * time))
    return (
      (slow * quickly - fast * slowly) / (slow - fast), (slowly - quickly) / (slow - fast)
    )
  }

  /// When it is at rest. One that nothing slows down counts as resting after a minute.
  var restTime: Double {
    var time = 0.0
    while time < 60, !moment(at: time).isOver { time += 0.01 }
    return time
  }
}
