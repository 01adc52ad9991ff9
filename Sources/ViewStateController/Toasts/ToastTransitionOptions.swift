public import Foundation
public import ViewPlatform

/// How long a toast stays, and how it comes and goes.
public struct ToastTransitionOptions {
  /// After how many seconds it goes by itself; infinity for never.
  public var duration: TimeInterval

  /// How it comes and goes; `nil` for over its edge, while it fades.
  public var transition: AnyTransition?

  /// How that moves; `nil` for at once.
  public var animation: Animation?

  /// A toast that stays for `duration` seconds.
  public init(
    duration: TimeInterval = 4, transition: AnyTransition? = nil,
    animation: Animation? = .default
  ) {
    self.duration = duration
    self.transition = transition
    self.animation = animation
  }
}

/// Where a toast is.
public struct ToastPositionOptions {
  /// The edge that a toast is at.
  public enum Position: String, CaseIterable, Hashable, Sendable {
    /// The lower one.
    case bottom
    /// The upper one.
    case top
  }

  /// The edge it is at.
  public var position: Position

  /// How far it is at least from each side of the view.
  public var padding: EdgeInsets

  /// A toast at an edge: the upper one, which it touches, unless something else is said.
  public init(position: Position = .top, padding: EdgeInsets = EdgeInsets()) {
    self.position = position
    self.padding = padding
  }

  /// A toast that is `padding` away from its edge, and at least from the sides.
  @_disfavoredOverload
  public init(position: Position = .top, padding: CGFloat) {
    self.init(
      position: position,
      padding: EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding))
  }
}

extension ToastPositionOptions.Position {
  var alignment: Alignment { self == .top ? .top : .bottom }

  var edge: Edge { self == .top ? .top : .bottom }
}
