import LayoutEngine

extension Color: BasicShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> Paint { .color(self) }
}

/// As a view a colour fills the room it is given.
extension Color: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Color> { ColorNode(self, at: place) }
}

final class ColorNode: ElementNode<Color> {
  override func content() -> ElementContent { .fill(view) }
  override var isPlain: Bool { true }
  override func boxContent(of content: ElementContent) -> BoxContent { FillShape.any }
}

extension ShapeStyle where Self == Color {
  /// The desktop's red.
  public static var red: Color { .red }
  /// The desktop's orange.
  public static var orange: Color { .orange }
  /// The desktop's yellow.
  public static var yellow: Color { .yellow }
  /// The desktop's green.
  public static var green: Color { .green }
  /// The desktop's mint.
  public static var mint: Color { .mint }
  /// The desktop's teal.
  public static var teal: Color { .teal }
  /// The desktop's cyan.
  public static var cyan: Color { .cyan }
  /// The desktop's blue.
  public static var blue: Color { .blue }
  /// The desktop's indigo.
  public static var indigo: Color { .indigo }
  /// The desktop's purple.
  public static var purple: Color { .purple }
  /// The desktop's pink.
  public static var pink: Color { .pink }
  /// The desktop's brown.
  public static var brown: Color { .brown }
  /// The desktop's grey.
  public static var gray: Color { .gray }
  /// White in every appearance.
  public static var white: Color { .white }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// Nothing to be seen.
  public static var clear: Color { .clear }
}
