/// The colour of a phone's status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// How a phone's status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How a phone is held.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it lies on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways to hold a phone.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: UInt
  /// What tells it from others.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side, as a person sees it.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its right side, as a person sees it.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On a long side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// Any but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: UInt
  /// What tells it from others.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIViewController {
  /// Asks anew how the status bar looks. A desktop has none.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Asks anew in which ways a phone may be held. A desktop stands still.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks anew whether a phone's home indicator is seen. A desktop has none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The name of its nib file. There are none on this system.
  public var nibName: String? { nil }
}
