/// What was set for texts and shapes, where it is used: the colour of texts unless something was.
public struct ForegroundStyle: BasicShapeStyle, Hashable {
  /// What was set for texts and shapes.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundPaint ?? .color(.primary)
  }
}

/// The colour of a window, or what was set for it.
public struct BackgroundStyle: BasicShapeStyle, Hashable {
  /// The colour of a window.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    // Who says that the background is the background means that of the window.
    guard let style = environment.backgroundStyle, !(style.style is BackgroundStyle) else {
      return .color(Color(.named(.window)))
    }
    return style.paint(in: environment)
  }
}

/// The colour of what can be acted upon, where it is used.
public struct TintShapeStyle: BasicShapeStyle, Hashable {
  /// The tint.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    .color(environment.tint ?? .accentColor)
  }
}

/// The colour of texts, more or less faint.
public struct HierarchicalShapeStyle: BasicShapeStyle, Hashable {
  let level: Int

  /// The colour of texts.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// For what matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// For what matters less still, and is to be read.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// For what matters least and need not be read, such as lines: it is too faint for words.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// For what lies behind other things and is hardly seen itself.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How opaque the levels of other colours are.
  static let shades = [1, 0.5, 0.25, 0.18, 0.06]

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    let levels = environment.foregroundLevels
    if levels.indices.contains(level - 1) { return levels[level - 1].paint(in: environment) }
    let base = environment.foregroundBase ?? .color(.primary)
    guard base == .color(.primary) else { return base.opacity(Self.shades[level]) }
    if level == 1 { return .color(.secondary) }
    // Of the colour of texts, the third shade is the faintest that can still be read on a window:
    // 4.5 times as dark or as light as that. The others are for what need not be read.
    return base.opacity([1, 0.75, 0.68, 0.18, 0.06][level])
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of texts, where it is used.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of a window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be acted upon, where it is used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of texts.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of texts, for what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of texts, for what matters less still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The colour of texts, for what matters least.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The colour of texts, for what lies behind other things.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
