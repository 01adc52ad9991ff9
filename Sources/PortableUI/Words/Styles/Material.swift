/// A pane through which what is behind is seen dimly.
public struct Material: BasicShapeStyle, Hashable {
  /// How much of what is behind the pane hides, from 0 to 1.
  package let strength: Double

  /// A pane that hides little.
  public static let ultraThin = Material(strength: 0.5)
  /// A pane that hides less than others.
  public static let thin = Material(strength: 0.65)
  /// A pane that hides about as much as it shows.
  public static let regular = Material(strength: 0.8)
  /// A pane that hides more than others.
  public static let thick = Material(strength: 0.9)
  /// A pane that hides nearly everything.
  public static let ultraThick = Material(strength: 0.96)
  /// The pane that the desktop's bars are made of.
  public static let bar = Material(strength: 0.92)

  func basicPaint(in environment: EnvironmentValues) -> Paint { .material(self) }
}

extension ShapeStyle where Self == Material {
  /// A pane that hides little.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A pane that hides less than others.
  public static var thinMaterial: Material { .thin }
  /// A pane that hides about as much as it shows.
  public static var regularMaterial: Material { .regular }
  /// A pane that hides more than others.
  public static var thickMaterial: Material { .thick }
  /// A pane that hides nearly everything.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The pane that the desktop's bars are made of.
  public static var bar: Material { .bar }
}
