import Foundation
import PortableUI

/// Whether a view turns round where people read from right to left.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified
  /// It does not: it shows controls of a player.
  case playback
  /// It does not: left and right are meant as they are.
  case spatial
  /// It is read from left to right, whatever is around it.
  case forceLeftToRight
  /// It is read from right to left, whatever is around it.
  case forceRightToLeft
}

/// A direction of reading.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// The direction in which a view of that kind is read among views that are read in
  /// `layoutDirection`.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction in which it is read: leading edges are at its right where that is from right to left.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Whether leading is right.
  var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Stands from now on as it is read.
  func directionChanged() {
    setNeedsLayout()
    layoutRootView.ownSolver?.renew(of: self)
  }

  /// What it shows, read as it says itself.
  func directed(_ content: AnyView) -> AnyView {
    guard semanticContentAttribute != .unspecified else { return content }
    return AnyView(
      content.environment(\.layoutDirection, readsFromRight ? .rightToLeft : .leftToRight))
  }

  /// `insets` as they are seen.
  func leftAndRight(of insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: readsFromRight ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: readsFromRight ? insets.leading : insets.trailing)
  }

  /// `insets` as they are read.
  func leadingAndTrailing(of insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: readsFromRight ? insets.right : insets.left,
      bottom: insets.bottom, trailing: readsFromRight ? insets.left : insets.right)
  }

  /// `frame`, worked out from left to right in a room as wide as `width`, where it belongs.
  func turned(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard readsFromRight else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension NSLayoutConstraint {
  /// Whether it speaks of edges that change sides with the direction of reading.
  var isDirectional: Bool { firstAttribute.changesSides || secondAttribute.changesSides }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var changesSides: Bool {
    switch withoutMargins.0 {
    case .leading, .trailing: true
    default: false
    }
  }
}
