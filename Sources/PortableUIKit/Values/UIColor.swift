public import Foundation
public import PortableUI

/// A colour that views of this kit are painted with.
public nonisolated final class UIColor: Sendable {
  let kind: Kind

  enum Kind: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  /// The same colour for a view.
  public init(_ color: Color) { kind = .fixed(color) }

  /// A colour that is asked for wherever it is shown.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
  }

  /// A mix of red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A grey from black, 0, to white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// A colour by its place in the circle of colours, its strength and its brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// The colour called `name` in an asset catalogue of the program, if there is one.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour called `name` in an asset catalogue of `bundle`, the program's own where that is `nil`, if
  /// there is one; as it is where `traits` hold, or wherever it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let color = Color(asset: name, in: bundle ?? .main) else { return nil }
    self.init(traits.map { color.resolved(isDark: $0.userInterfaceStyle == .dark) } ?? color)
  }

  /// The colour as it is shown where `traits` hold.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(color.resolved(isDark: traits.userInterfaceStyle == .dark))
    case .dynamic(let provide): provide(traits).resolvedColor(with: traits)
    }
  }

  /// The colour as opaque as `alpha` says.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(color.withAlpha(Double(alpha)))
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// What a view paints with.
  func color(in traits: UITraitCollection) -> Color {
    if case .fixed(let color) = kind { return color }
    return resolvedColor(with: traits).color(in: traits)
  }
}

nonisolated extension UIColor: Hashable {
  /// Whether both are made the same way; two that are asked for each time are the same only as objects.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.fixed(let one), .fixed(let other)): one == other
    default: lhs === rhs
    }
  }

  /// Equal ones hash alike.
  public func hash(into hasher: inout Hasher) {
    if case .fixed(let color) = kind { hasher.combine(color) }
  }
}

extension Color {
  /// The same colour for a SwiftUI view. One that is asked for wherever it is shown is asked for once,
  /// in light.
  public init(uiColor: UIColor) { self = uiColor.color(in: UITraitCollection()) }

  /// The same colour for a SwiftUI view.
  public init(_ color: UIColor) { self.init(uiColor: color) }
}
