extension Animation {
  /// A spring that would swing once in `response` seconds; with a `dampingFraction` of 1 it does not
  /// swing at all.
  ///
  /// A spring that is given another end while it moves keeps its speed. It swings as its new numbers
  /// say at once, whatever `blendDuration` is.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SpringForces(response: response, dampingFraction: dampingFraction)))
  }

  /// A spring that takes about `duration` seconds; it swings more, the nearer `bounce` is to 1.
  ///
  /// It swings as its numbers say at once, whatever `blendDuration` is.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SpringForces(duration: duration, bounce: bounce)))
  }

  /// A spring.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A quick spring for what follows a finger. `blendDuration` changes nothing, as for any spring.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A quick spring for what follows a finger, that swings by `extraBounce` more than is usual.
  /// `blendDuration` changes nothing, as for any spring.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A quick spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring that takes about `duration` seconds and begins with a push. `initialVelocity` counts in
  /// ways from the start to the end a second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    var spring = SpringForces(duration: duration, bounce: bounce)
    spring.push = initialVelocity
    return Animation(.spring(spring))
  }

  /// A spring by its physics. `initialVelocity` counts in ways from the start to the end a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    var spring = SpringForces(mass: mass, stiffness: stiffness, damping: damping)
    spring.push = Showable.coordinate(initialVelocity)
    return Animation(.spring(spring))
  }

  /// A spring that does not swing.
  public static var smooth: Animation { smooth() }

  /// A spring that swings by no more than `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  public static var snappy: Animation { snappy() }

  /// A spring that swings a little, and more by `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that can be seen to swing.
  public static var bouncy: Animation { bouncy() }

  /// A spring that can be seen to swing, and more by `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
