import Threads

/// What shapes, texts and backgrounds are painted with: a colour, a material, or a part that a
/// colour plays where it is used.
///
/// A style of your own says what it is in an environment:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> Color {
///         environment.isEnabled ? .red : .gray
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// What the style is, once it is known where it is used.
  associatedtype Resolved: ShapeStyle = Never

  /// What the style is in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// There is no such style.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Styles that are what they are do not become anything else; asking stops the program.
  public func resolve(in environment: EnvironmentValues) -> Never {
    stop(
      "\(Self.self) was asked what it is made of.", facts: [:],
      fix: "Use \(Self.self) itself; it is one of the styles that others are made of.")
  }
}

/// A style that others are made of.
protocol BasicShapeStyle: ShapeStyle where Resolved == Never {
  func basicPaint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// What to paint with in `environment`.
  func paint(in environment: EnvironmentValues) -> Paint {
    if let basic = self as? any BasicShapeStyle { return basic.basicPaint(in: environment) }
    return resolve(in: environment).paint(in: environment)
  }
}

/// A style whose type is forgotten.
public struct AnyShapeStyle: BasicShapeStyle {
  let style: any ShapeStyle

  /// Forgets the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  func basicPaint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
}

extension AnyShapeStyle {
  static func isSame(_ one: AnyShapeStyle?, _ other: AnyShapeStyle?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return isSurelyEqual(one.style, other.style)
  }
}
