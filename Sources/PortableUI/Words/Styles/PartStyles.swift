/// The colour of lines between parts of a window, where it is used.
public struct SeparatorShapeStyle: BasicShapeStyle, Hashable {
  /// The colour of such lines.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(in: environment).opacity(0.15)
  }
}

/// The colour of words that stand in a field as long as nothing is in it.
public struct PlaceholderTextShapeStyle: BasicShapeStyle, Hashable {
  /// The colour of such words.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(in: environment).opacity(0.5)
  }
}

/// The colour of words that lead somewhere.
public struct LinkShapeStyle: BasicShapeStyle, Hashable {
  /// The colour of such words.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint { .color(.accentColor) }
}

/// The colour behind what is selected: a faint shade of the tint, through which its words can be read.
public struct SelectionShapeStyle: BasicShapeStyle, Hashable {
  /// The colour behind what is selected.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    TintShapeStyle().paint(in: environment).opacity(0.25)
  }
}

/// The colour of a window, whatever is set as the background where it is used.
public struct WindowBackgroundShapeStyle: BasicShapeStyle, Hashable {
  /// The colour of a window.
  public init() {}

  func basicPaint(in environment: EnvironmentValues) -> Paint { .color(Color(.named(.window))) }
}

/// A faint shade that fills shapes on which something stands: a track, a cell, a badge.
public struct FillShapeStyle: BasicShapeStyle, Hashable {
  /// The shade of a small shape.
  public init() {}

  /// How opaque the shades are; the larger a shape is, the fainter it wants to be.
  static let shades = [0.15, 0.1, 0.07, 0.05, 0.03]

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(in: environment).opacity(Self.shades[0])
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between parts of a window.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of words that stand in a field as long as nothing is in it.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of words that lead somewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A faint shade that fills shapes on which something stands.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
