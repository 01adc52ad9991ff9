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
    animation: Animation? = .easeInOut
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
    /// The upper one.
    case top
    /// The lower one.
    case bottom
  }

  /// The edge it is at.
  public var position: Position

  /// How far it is from the edge, and a card at least from the sides.
  public var padding: CGFloat

  /// A toast at an edge. A snack bar that is to touch it has no padding.
  public init(position: Position = .bottom, padding: CGFloat = 16) {
    self.position = position
    self.padding = padding
  }
}

extension ToastPositionOptions.Position {
  var alignment: Alignment { self == .top ? .top : .bottom }

  var edge: Edge { self == .top ? .top : .bottom }
}
