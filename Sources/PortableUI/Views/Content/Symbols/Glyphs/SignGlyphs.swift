extension SymbolGlyph {
  /// Signs: arrows, shapes, units, keys.
  static let signs: [String: SymbolGlyph] = [
    "arrow.forward": SymbolGlyph(open: "M 2.5 8 L 13.5 8 M 9 3.5 L 13.5 8 L 9 12.5"),
    "arrow.backward": SymbolGlyph(open: "M 13.5 8 L 2.5 8 M 7 3.5 L 2.5 8 L 7 12.5"),
    "arrow.up.left": SymbolGlyph(open: "M 12.5 12.5 L 3.5 3.5 M 10.5 3.5 L 3.5 3.5 L 3.5 10.5"),
    "arrow.down.left": SymbolGlyph(open: "M 12.5 3.5 L 3.5 12.5 M 3.5 5.5 L 3.5 12.5 L 10.5 12.5"),
    "arrow.down.right": SymbolGlyph(
      open: "M 3.5 3.5 L 12.5 12.5 M 12.5 5.5 L 12.5 12.5 L 5.5 12.5"),
    "arrow.up.forward": SymbolGlyph(open: "M 3.5 12.5 L 12.5 3.5 M 5.5 3.5 L 12.5 3.5 L 12.5 10.5"),
    "arrow.left.arrow.right": SymbolGlyph(
      open:
        "M 2.5 5 L 13.5 5 M 10.5 2 L 13.5 5 L 10.5 8 M 13.5 11 L 2.5 11 M 5.5 8 L 2.5 11 L 5.5 14"),
    "arrow.left.and.right": SymbolGlyph(
      open: "M 1.5 8 L 14.5 8 M 5 4.5 L 1.5 8 L 5 11.5 M 11 4.5 L 14.5 8 L 11 11.5"),
    "arrow.up.and.down": SymbolGlyph(
      open: "M 8 1.5 L 8 14.5 M 4.5 5 L 8 1.5 L 11.5 5 M 4.5 11 L 8 14.5 L 11.5 11"),
    "arrow.up.right.square": SymbolGlyph(
      open: "M 9 3 L 3 3 L 3 13 L 13 13 L 13 7 M 7.5 8.5 L 14 2 M 10.5 2 L 14 2 L 14 5.5"),
    "arrow.up.to.line": SymbolGlyph(
      open: "M 8 14 L 8 5 M 4 9 L 8 5 L 12 9 M 2.5 2.5 L 13.5 2.5"),
    "chevron.up.chevron.down": SymbolGlyph(
      open: "M 4.5 6 L 8 2.5 L 11.5 6 M 4.5 10 L 8 13.5 L 11.5 10"),
    "chevron.compact.down": SymbolGlyph(open: "M 2.5 6.5 L 8 9.5 L 13.5 6.5"),
    "chevron.compact.up": SymbolGlyph(open: "M 2.5 9.5 L 8 6.5 L 13.5 9.5"),
    "chevron.left.2": SymbolGlyph(open: "M 8 3 L 3 8 L 8 13 M 13 3 L 8 8 L 13 13"),
    "chevron.right.2": SymbolGlyph(open: "M 3 3 L 8 8 L 3 13 M 8 3 L 13 8 L 8 13"),
    "sparkles": SymbolGlyph(
      "M 6 2.5 C 6.5 6.5 7.5 7.5 11 8.5 C 7.5 9.5 6.5 10.5 6 14.5 C 5.5 10.5 4.5 9.5 1 8.5 "
        + "C 4.5 7.5 5.5 6.5 6 2.5 Z M 12.5 1 C 12.8 3 13.2 3.4 15 3.8 C 13.2 4.2 12.8 4.6 12.5 6.6 "
        + "C 12.2 4.6 11.8 4.2 10 3.8 C 11.8 3.4 12.2 3 12.5 1 Z"),
    "sparkle": SymbolGlyph(
      "M 8 1.5 C 8.7 6.3 9.7 7.3 14.5 8 C 9.7 8.7 8.7 9.7 8 14.5 C 7.3 9.7 6.3 8.7 1.5 8 "
        + "C 6.3 7.3 7.3 6.3 8 1.5 Z"),
    "infinity": SymbolGlyph(
      open: "M 8 8 C 6 5 4.8 4.6 3.8 4.6 C 0.6 4.6 0.6 11.4 3.8 11.4 C 4.8 11.4 6 11 8 8 "
        + "C 10 5 11.2 4.6 12.2 4.6 C 15.4 4.6 15.4 11.4 12.2 11.4 C 11.2 11.4 10 11 8 8"),
    "number": SymbolGlyph(
      open: "M 6.2 2.5 L 4.8 13.5 M 11.2 2.5 L 9.8 13.5 M 2.8 5.8 L 13.6 5.8 M 2.4 10.2 L 13.2 10.2"
    ),
    "at": SymbolGlyph(
      open: "A 8 8 2.7 M 10.7 5.4 L 10.7 9 C 10.7 11.6 14.4 11.4 14.4 8 C 14.4 -0.4 1.6 -0.4 1.6 8 "
        + "C 1.6 14 7.5 15.8 11.3 13.4"),
    "percent": SymbolGlyph(open: "A 4.5 4.8 2 A 11.5 11.2 2 M 12.5 3 L 3.5 13"),
    "dollarsign": SymbolGlyph(
      open: "M 8 1.5 L 8 14.5 M 11.5 5 C 11 2.5 4.8 2.5 4.8 5.4 C 4.8 8.5 11.6 7.4 11.6 10.6 "
        + "C 11.6 13.6 5 13.6 4.4 10.8"),
    "eurosign": SymbolGlyph(
      open:
        "M 12.5 4 C 9 0.8 4.5 3 4.5 8 C 4.5 13 9 15.2 12.5 12 M 2.5 6.8 L 10 6.8 M 2.5 9.2 L 10 9.2"
    ),
    "function": SymbolGlyph(
      open: "M 10.5 2.5 C 7.5 1.5 7.6 4 7.3 8 C 7 12.5 7 14.5 3.8 13.5 M 4.5 6.5 L 10.5 6.5"),
    "sum": SymbolGlyph(
      open: "M 12.5 4.5 L 12.5 2.5 L 3.5 2.5 L 8.5 8 L 3.5 13.5 L 12.5 13.5 L 12.5 11.5"),
    "divide": SymbolGlyph(open: "M 2.5 8 L 13.5 8 M 8 3.8 L 8 4 M 8 12 L 8 12.2"),
    "plusminus": SymbolGlyph(open: "M 8 2 L 8 9 M 4.5 5.5 L 11.5 5.5 M 4 12.5 L 12 12.5"),
    "lightbulb": SymbolGlyph(
      "M 6 11 C 6 9.5 3.5 8.6 3.5 5.8 C 3.5 -0.2 12.5 -0.2 12.5 5.8 C 12.5 8.6 10 9.5 10 11 Z "
        + "M 6.5 13.8 L 9.5 13.8"),
    "cpu": SymbolGlyph(
      open: "M 4 4 L 12 4 L 12 12 L 4 12 Z M 6.5 6.5 L 9.5 6.5 L 9.5 9.5 L 6.5 9.5 Z M 6 4 L 6 1.8 "
        + "M 10 4 L 10 1.8 M 6 12 L 6 14.2 M 10 12 L 10 14.2 M 4 6 L 1.8 6 M 4 10 L 1.8 10 "
        + "M 12 6 L 14.2 6 M 12 10 L 14.2 10"),
    "scope": SymbolGlyph(
      open: "A 8 8 5 M 8 1 L 8 5 M 8 11 L 8 15 M 1 8 L 5 8 M 11 8 L 15 8"),
    "target": SymbolGlyph(open: "A 8 8 6.4 A 8 8 3.4 A 8 8 0.5"),
    "chart.pie": SymbolGlyph(
      open: "A 8 8 6.4 M 8 8 L 8 1.6 M 8 8 L 13.5 11.2"),
    "chart.line.uptrend.xyaxis": SymbolGlyph(
      open: "M 2 2 L 2 14 L 14 14 M 4.5 11 L 7.5 7.5 L 9.5 9.5 L 14 4 M 11 4 L 14 4 L 14 7"),
    "chart.xyaxis.line": SymbolGlyph(
      open: "M 2 2 L 2 14 L 14 14 M 4.5 10.5 L 7.5 6.5 L 10 9 L 13.5 4.5"),
    "hand.thumbsdown": SymbolGlyph(
      "M 5 3 L 11 3 C 13.5 3 14 9 12 9 L 9.5 9 C 9.5 11.5 9.5 14 8 14 C 6.8 14 7.4 11 5 8.5 Z M 2.5 3 L 2.5 8.5"
    ),
    "diamond": SymbolGlyph("M 8 1.5 L 14.5 8 L 8 14.5 L 1.5 8 Z"),
    "hexagon": SymbolGlyph("M 8 1.4 L 13.8 4.7 L 13.8 11.3 L 8 14.6 L 2.2 11.3 L 2.2 4.7 Z"),
    "octagon": SymbolGlyph(
      "M 5.2 1.6 L 10.8 1.6 L 14.4 5.2 L 14.4 10.8 L 10.8 14.4 L 5.2 14.4 L 1.6 10.8 L 1.6 5.2 Z"),
    "seal": SymbolGlyph(
      "M 8 1 L 10 3 L 13 3 L 13 6 L 15 8 L 13 10 L 13 13 L 10 13 L 8 15 L 6 13 L 3 13 L 3 10 L 1 8 "
        + "L 3 6 L 3 3 L 6 3 Z"),
    "rectangle": SymbolGlyph("M 1.8 3.5 L 14.2 3.5 L 14.2 12.5 L 1.8 12.5 Z"),
    "rectangle.portrait": SymbolGlyph("M 3.5 1.8 L 12.5 1.8 L 12.5 14.2 L 3.5 14.2 Z"),
    "capsule": SymbolGlyph(
      "M 5.2 4 L 10.8 4 C 16 4 16 12 10.8 12 L 5.2 12 C 0 12 0 4 5.2 4 Z"),
    "pentagon": SymbolGlyph("M 8 1.6 L 14.4 6.3 L 12 14 L 4 14 L 1.6 6.3 Z"),
    "asterisk": SymbolGlyph(open: "M 8 2 L 8 14 M 2.8 5 L 13.2 11 M 13.2 5 L 2.8 11"),
    "line.horizontal.3": SymbolGlyph(open: "M 2.5 4 L 13.5 4 M 2.5 8 L 13.5 8 M 2.5 12 L 13.5 12"),
    "line.diagonal": SymbolGlyph(open: "M 2.5 13.5 L 13.5 2.5"),
    "quote.opening": SymbolGlyph(
      "M 7 4 C 4 4.5 2.5 6.5 2.5 10 L 6 10 L 6 7 L 4.5 7 M 13.5 4 C 10.5 4.5 9 6.5 9 10 L 12.5 10 L 12.5 7 L 11 7"
    ),
    "playpause": SymbolGlyph("M 2 3 L 8 8 L 2 13 Z M 10.5 3 L 10.5 13 M 13.5 3 L 13.5 13"),
    "command": SymbolGlyph(
      open: "A 4 4 1.9 A 12 4 1.9 A 4 12 1.9 A 12 12 1.9 M 5.9 4 L 5.9 12 M 10.1 4 L 10.1 12 "
        + "M 4 5.9 L 12 5.9 M 4 10.1 L 12 10.1"),
    "option": SymbolGlyph(open: "M 1.5 3.5 L 5.5 3.5 L 10.5 12.5 L 14.5 12.5 M 9.5 3.5 L 14.5 3.5"),
    "shift": SymbolGlyph("M 8 2 L 14 8.5 L 10.8 8.5 L 10.8 13.5 L 5.2 13.5 L 5.2 8.5 L 2 8.5 Z"),
    "return": SymbolGlyph(open: "M 13.5 3.5 L 13.5 9 L 3 9 M 6.5 5.5 L 3 9 L 6.5 12.5"),
    "escape": SymbolGlyph(open: "A 8 8 6.2 M 10 10 L 5.5 5.5 M 9 5.5 L 5.5 5.5 L 5.5 9"),
  ]
}
