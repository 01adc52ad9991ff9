extension SymbolGlyph {
  /// Things that the icons of a desktop do not show.
  static let things: [String: SymbolGlyph] = [
    "box.truck": truck, "truck.box": truck,
    "arrow.swap": SymbolGlyph(
      open: "M 2.5 5 L 12 5 M 9 2 L 12 5 L 9 8 M 13.5 11 L 4 11 M 7 8 L 4 11 L 7 14"),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": SymbolGlyph(
      "M 1 4.5 L 5.5 8 L 1 11.5 Z M 15 4.5 L 10.5 8 L 15 11.5 Z M 8 2 L 8 14"),
    "hockey.puck": SymbolGlyph(
      open: "M 2 6 C 2 3 14 3 14 6 C 14 9 2 9 2 6 Z M 2 6 L 2 10.5 C 2 13.5 14 13.5 14 10.5 L 14 6"
    ),
    "text.badge.xmark": SymbolGlyph(
      open: "M 2 4 L 14 4 M 2 8 L 9 8 M 2 12 L 7 12 M 10 9.5 L 14 13.5 M 14 9.5 L 10 13.5"),
    "app.dashed": SymbolGlyph(
      open: "M 2 5 L 2 2 L 5 2 M 7 2 L 9 2 M 11 2 L 14 2 L 14 5 M 14 7 L 14 9 M 14 11 L 14 14 "
        + "L 11 14 M 9 14 L 7 14 M 5 14 L 2 14 L 2 11 M 2 9 L 2 7"),
    "list.bullet.below.rectangle": SymbolGlyph(
      open:
        "M 2 2 L 14 2 L 14 7 L 2 7 Z M 2.2 10.5 L 2.4 10.5 M 5 10.5 L 14 10.5 M 2.2 14 L 2.4 14 "
        + "M 5 14 L 14 14"),
    "pencil.line": SymbolGlyph(
      open: "M 3 11 L 10.5 3.5 L 12.5 5.5 L 5 13 L 2.5 13.5 Z M 8 14 L 14 14"),
    "plus.bubble": SymbolGlyph(
      open: "M 2 3 L 14 3 L 14 11 L 7.5 11 L 4.5 14 L 4.5 11 L 2 11 Z M 8 4.8 L 8 9.2 "
        + "M 5.8 7 L 10.2 7"),
    "rectangle.3.offgrid": SymbolGlyph(
      "M 1.5 2.5 L 7 2.5 L 7 8.5 L 1.5 8.5 Z M 9 2.5 L 14.5 2.5 L 14.5 6 L 9 6 Z "
        + "M 4.5 10.5 L 13 10.5 L 13 14 L 4.5 14 Z"),
  ]

  private static let truck = SymbolGlyph(
    "M 1 3.5 L 9.8 3.5 L 9.8 11.2 L 1 11.2 Z M 9.8 6 L 12.6 6 L 15 8.6 L 15 11.2 L 9.8 11.2 Z "
      + "A 4.3 12.4 1.3 A 12 12.4 1.3")
}
