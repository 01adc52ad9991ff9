public import Foundation

extension Spring {
  /// Where something is after `time` seconds that began at zero, with a speed, and is drawn to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (distance, carry) = forces.factors(at: Self.showable(time))
    return target.scaled(by: 1 - distance) + initialVelocity.scaled(by: carry)
  }

  /// How fast it is then, each second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (distance, carry) = forces.factors(at: Self.showable(time))
    let frequency = forces.frequency
    return target.scaled(by: frequency * frequency * carry)
      + initialVelocity.scaled(by: distance - 2 * forces.damping * frequency * carry)
  }

  /// How long it takes until it stays nearer to `target` than `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    forces.settlingTime(from: target, initialVelocity, epsilon)
  }

  /// How hard the spring pulls at something at `position` that moves at `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Goes on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  private static func showable(_ time: TimeInterval) -> Double {
    Showable.number(time, in: 0...1e9, usual: 0)
  }
}

extension Spring {
  /// What is `time` seconds on the way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = toValue
    let start = fromValue.animatableData
    value.animatableData =
      start
      + self.value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return value
  }

  /// How fast it changes then, each second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var velocity = toValue
    velocity.animatableData = self.velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return velocity
  }

  /// How hard the spring pulls at `position` on the way, where it changes by `velocity`.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var force = toValue
    force.animatableData = self.force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return force
  }

  /// How long it takes until it stays nearer to `toValue` than `epsilon`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension SpringForces {
  /// When something that begins `way` from its end with a `speed` is nearer to it than `epsilon`, and stays.
  ///
  /// One that nothing slows down counts as resting after a hundred times.
  func settlingTime<V: VectorArithmetic>(from way: V, _ speed: V, _ epsilon: Double) -> Double {
    let least = Showable.number(epsilon, in: 1e-9...1e9, usual: 0.001)
    let step = response / 200
    for index in 0..<20_000 {
      let time = Double(index) * step
      let (distance, carry) = factors(at: time)
      let place = speed.scaled(by: carry) - way.scaled(by: distance)
      let motion =
        way.scaled(by: frequency * carry)
        + speed.scaled(by: (distance - 2 * damping * frequency * carry) / frequency)
      // Energy, not place alone: a spring that swings is at its end many times before it stays there.
      let energy = place.magnitudeSquared + motion.magnitudeSquared
      if energy < least * least || !energy.isFinite { return time }
    }
    return 20_000 * step
  }
}
