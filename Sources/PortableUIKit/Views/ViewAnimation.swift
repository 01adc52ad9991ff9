public import Foundation
import PortableUI

extension UIView {
  /// How what changes gets to what it will be.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it is laid out along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// A person can use what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins where what is seen is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back, each time.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slowly at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    func animation(_ duration: TimeInterval, after delay: TimeInterval) -> Animation {
      let curve: Animation =
        switch rawValue & (3 << 16) {
        case 1 << 16: .easeIn(duration: duration)
        case 2 << 16: .easeOut(duration: duration)
        case 3 << 16: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
      let delayed = delay > 0 ? curve.delay(delay) : curve
      return contains(.repeat)
        ? delayed.repeatForever(autoreverses: contains(.autoreverse)) : delayed
    }
  }

  /// Moves what `animations` changes. A layout that it asks for moves too.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Moves what `animations` changes, and calls `completion` once it is there.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Moves what `animations` changes, after a while.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    move(options.animation(duration, after: delay), animations, completion)
  }

  /// Moves what `animations` changes as a spring would.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration, dampingFraction: Double(dampingRatio))
    move(delay > 0 ? spring.delay(delay) : spring, animations, completion)
  }

  /// Moves what `animations` changes as a spring would.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(duration: duration, bounce: Double(bounce))
    move(delay > 0 ? spring.delay(delay) : spring, animations, completion)
  }

  /// Lets one look of `view` become another.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    move(options.animation(duration, after: 0), animations ?? {}, completion)
  }

  /// Puts `toView` in the place of `fromView`.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      guard let around = fromView.superview else { return }
      around.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    move(options.animation(duration, after: 0), change, completion)
  }

  /// Whether what changes in animations moves there.
  public private(set) static var areAnimationsEnabled = true

  /// Lets what changes in animations move there, or be there at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Changes what `actions` changes at once, whatever moves around it.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actions)
  }

  private static func move(
    _ animation: Animation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(changes)
      completion?(true)
      return
    }
    guard let completion else { return withAnimation(animation, changes) }
    withAnimation(animation, completionCriteria: .removed, changes) { completion(true) }
  }
}
