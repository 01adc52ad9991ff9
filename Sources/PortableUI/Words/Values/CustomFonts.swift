public import Foundation

extension Font {
  /// The letters of the family called `name`, which grow as running text does.
  ///
  /// A family that is not installed is shown in the desktop's font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// The letters of the family called `name`, which grow as `textStyle` does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.relative(Double(size), textStyle), family: name)
  }

  /// The letters of the family called `name`, always of this size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.points(Double(fixedSize)), family: name)
  }

  private init(_ size: Size, family: String) {
    self.init(size)
    self.family = FontFamily(family)
  }
}
