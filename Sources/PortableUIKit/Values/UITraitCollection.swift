public import Foundation
import PortableUI

/// Light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether there is much room in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of machine.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The direction of reading.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// What a view can know of where it is shown.
public nonisolated struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle = .light

  /// Whether there is much room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified

  /// Whether there is much room down.
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified

  /// The kind of machine: one with a desk.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .mac

  /// How many points of colour make a point.
  public var displayScale: CGFloat = 1

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight

  /// What is usual.
  public init() {}

  /// What is usual, in light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// What a view's environment says.
  init(_ environment: EnvironmentValues) {
    userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    horizontalSizeClass = environment.horizontalSizeClass.map(Self.sizeClass) ?? .unspecified
    verticalSizeClass = environment.verticalSizeClass.map(Self.sizeClass) ?? .unspecified
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private static func sizeClass(_ known: UserInterfaceSizeClass) -> UIUserInterfaceSizeClass {
    known == .compact ? .compact : .regular
  }

  /// Whether a colour that is asked for may be another one than where `other` holds.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
