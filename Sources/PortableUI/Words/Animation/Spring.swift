public import Foundation

/// A spring: how something gets to where it is drawn, and what it is like on the way.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     let height = spring.value(target: 100.0, time: 0.2)
public struct Spring: Hashable, Sendable {
  let forces: SpringForces

  /// The weight at the spring.
  public let mass: Double

  /// A spring that takes about `duration` seconds; it swings more, the nearer `bounce` is to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    forces = SpringForces(duration: duration, bounce: bounce)
    mass = 1
  }

  /// A spring that would swing once in `response` seconds; with a `dampingRatio` of 1 or more it does not
  /// swing at all.
  public init(response: Double, dampingRatio: Double) {
    forces = SpringForces(response: response, dampingFraction: dampingRatio)
    mass = 1
  }

  /// A spring by its physics. One that would creep is one that just does not swing, unless it
  /// `allowOverDamping`.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let forces = SpringForces(mass: mass, stiffness: stiffness, damping: damping)
    self.forces =
      allowOverDamping || forces.damping <= 1
      ? forces : SpringForces(response: forces.response, dampingFraction: 1)
    self.mass = Showable.number(mass, in: 0.001...1e9, usual: 1)
  }

  /// A spring that is nearer to its end than `epsilon` after `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let one = SpringForces(response: 1, dampingFraction: dampingRatio)
    let duration = Showable.number(settlingDuration, in: 0.001...1e6, usual: 0.5)
    // A spring that swings twice as slowly takes twice as long.
    forces = SpringForces(
      response: duration / max(1e-6, one.settlingTime(from: 1.0, 0, epsilon)),
      dampingFraction: dampingRatio)
    mass = 1
  }

  /// How long it takes, as people see it.
  public var duration: TimeInterval { forces.response }

  /// How much it swings: 0 for a spring that just does not, below that for one that creeps.
  public var bounce: Double {
    forces.damping <= 1 ? 1 - forces.damping : 1 / forces.damping - 1
  }

  /// How long it would swing once where nothing slows it down.
  public var response: Double { forces.response }

  /// How much it is slowed down: below 1 it swings.
  public var dampingRatio: Double { forces.damping }

  /// How hard it pulls, for each point of the way.
  public var stiffness: Double { mass * forces.frequency * forces.frequency }

  /// How hard it is slowed down, for each point a second.
  public var damping: Double { 2 * mass * forces.frequency * forces.damping }

  /// How long it takes to come to rest.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
  /// A spring that does not swing.
  public static var smooth: Spring { smooth() }

  /// A spring that swings by no more than `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  public static var snappy: Spring { snappy() }

  /// A spring that swings a little, and more by `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that can be seen to swing.
  public static var bouncy: Spring { bouncy() }

  /// A spring that can be seen to swing, and more by `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring. It swings as its numbers say at once, whatever `blendDuration` is.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring.forces))
  }

  /// A spring that begins with a push. `initialVelocity` counts in ways from the start to the end a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    var forces = spring.forces
    forces.push = Showable.coordinate(initialVelocity)
    return Animation(.spring(forces))
  }
}
