/// The lines of a symbol on a field of 16 by 16.
package struct SymbolGlyph: Sendable {
  private let path: String

  /// Whether its lines stay lines where symbols are filled: there is nothing to fill in a tick.
  package let isOpen: Bool

  init(open path: String) { (self.path, isOpen) = (path, true) }
  init(_ path: String) { (self.path, isOpen) = (path, false) }

  /// A step of a pen.
  package enum Step: Hashable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    case circle(x: Double, y: Double, radius: Double)
    case close
  }

  /// How a pen goes along its lines. The path is in the language of SVG, with the letters M, L, C, Z and A,
  /// which is a whole circle here: middle and radius.
  package var steps: [Step] {
    var words = path.split(separator: " ")[...]
    func number() -> Double { Double(words.removeFirst())! }
    var steps: [Step] = []
    while let letter = words.popFirst() {
      switch letter {
      case "M": steps.append(.move(x: number(), y: number()))
      case "L": steps.append(.line(x: number(), y: number()))
      case "C":
        steps.append(
          .curve(
            x1: number(), y1: number(), x2: number(), y2: number(), x: number(), y: number()))
      case "A": steps.append(.circle(x: number(), y: number(), radius: number()))
      case "Z": steps.append(.close)
      default: preconditionFailure("the path of a symbol has a '\(letter)'")
      }
    }
    return steps
  }

  /// The glyph called `name`, if we draw that one.
  package static func named(_ name: String) -> SymbolGlyph? {
    glyphs[name] ?? signs[name] ?? things[name]
  }

  private static let glyphs: [String: SymbolGlyph] = [
    "xmark": SymbolGlyph(open: "M 3.5 3.5 L 12.5 12.5 M 12.5 3.5 L 3.5 12.5"),
    "multiply": SymbolGlyph(open: "M 3.5 3.5 L 12.5 12.5 M 12.5 3.5 L 3.5 12.5"),
    "checkmark": SymbolGlyph(open: "M 3 8.5 L 6.5 12 L 13 4"),
    "plus": SymbolGlyph(open: "M 8 2.5 L 8 13.5 M 2.5 8 L 13.5 8"),
    "minus": SymbolGlyph(open: "M 2.5 8 L 13.5 8"),
    "equal": SymbolGlyph(open: "M 3 6 L 13 6 M 3 10 L 13 10"),
    "chevron.left": SymbolGlyph(open: "M 10.5 3 L 5.5 8 L 10.5 13"),
    "chevron.backward": SymbolGlyph(open: "M 10.5 3 L 5.5 8 L 10.5 13"),
    "chevron.right": SymbolGlyph(open: "M 5.5 3 L 10.5 8 L 5.5 13"),
    "chevron.forward": SymbolGlyph(open: "M 5.5 3 L 10.5 8 L 5.5 13"),
    "chevron.up": SymbolGlyph(open: "M 3 10.5 L 8 5.5 L 13 10.5"),
    "chevron.down": SymbolGlyph(open: "M 3 5.5 L 8 10.5 L 13 5.5"),
    "arrow.left": SymbolGlyph(open: "M 13.5 8 L 2.5 8 M 7 3.5 L 2.5 8 L 7 12.5"),
    "arrow.right": SymbolGlyph(open: "M 2.5 8 L 13.5 8 M 9 3.5 L 13.5 8 L 9 12.5"),
    "arrow.up": SymbolGlyph(open: "M 8 13.5 L 8 2.5 M 3.5 7 L 8 2.5 L 12.5 7"),
    "arrow.down": SymbolGlyph(open: "M 8 2.5 L 8 13.5 M 3.5 9 L 8 13.5 L 12.5 9"),
    "arrow.up.right": SymbolGlyph(open: "M 3.5 12.5 L 12.5 3.5 M 5.5 3.5 L 12.5 3.5 L 12.5 10.5"),
    "arrow.clockwise": SymbolGlyph(
      open:
        "M 13 8 C 13 12.5 7.5 14.5 4.5 11.5 C 1.5 8.5 3.5 3 8 3 L 11 3 M 8.5 0.8 L 11 3 L 8.5 5.4"
    ),
    "exclamationmark": SymbolGlyph(open: "M 8 2.5 L 8 9.5 M 8 13 L 8 13.2"),
    "info": SymbolGlyph(open: "M 8 7 L 8 13.5 M 8 2.8 L 8 3"),
    "questionmark": SymbolGlyph(
      open: "M 4.8 5.2 C 4.8 1 11.2 1 11.2 5.2 C 11.2 7.5 8 7.5 8 10 M 8 13.2 L 8 13.4"),
    "ellipsis": SymbolGlyph("A 3 8 0.8 A 8 8 0.8 A 13 8 0.8"),
    "line.3.horizontal": SymbolGlyph(open: "M 2.5 4 L 13.5 4 M 2.5 8 L 13.5 8 M 2.5 12 L 13.5 12"),
    "line.3.horizontal.decrease": decreasing, "line.horizontal.3.decrease": decreasing,
    "heart": SymbolGlyph(
      "M 8 13.8 C -2 7.5 2.5 0.5 8 4.6 C 13.5 0.5 18 7.5 8 13.8 Z"),
    "star": SymbolGlyph(
      "M 8 1.6 L 9.9 5.9 L 14.5 6.4 L 11.1 9.5 L 12 14.1 L 8 11.8 L 4 14.1 L 4.9 9.5 L 1.5 6.4 "
        + "L 6.1 5.9 Z"),
    "cart": SymbolGlyph(
      "M 1 2.5 L 3.2 2.5 L 5 10.5 L 12.8 10.5 L 14.5 4.5 L 3.7 4.5 M 7.2 13.2 A 6 13.3 0.8 "
        + "A 12 13.3 0.8"),
    "bag": SymbolGlyph(
      "M 2.8 5.2 L 13.2 5.2 L 14 14.2 L 2 14.2 Z M 5.4 5.2 C 5.4 0.6 10.6 0.6 10.6 5.2"),
    "person": SymbolGlyph(
      "A 8 4.8 2.8 M 2.5 14 C 2.5 8.5 13.5 8.5 13.5 14 Z"),
    "house": SymbolGlyph("M 1.8 8 L 8 2.2 L 14.2 8 M 3.6 7 L 3.6 13.6 L 12.4 13.6 L 12.4 7"),
    "magnifyingglass": SymbolGlyph(open: "A 6.8 6.8 4.3 M 10 10 L 13.8 13.8"),
    "globe": globe, "network": globe,
    "play": SymbolGlyph("M 4 2.8 L 13 8 L 4 13.2 Z"),
    "pause": SymbolGlyph("M 5 3 L 5 13 M 11 3 L 11 13"),
    "stop": SymbolGlyph("M 3.5 3.5 L 12.5 3.5 L 12.5 12.5 L 3.5 12.5 Z"),
    "bolt": SymbolGlyph("M 9.5 1.5 L 3.5 9 L 7.5 9 L 6.5 14.5 L 12.5 6.8 L 8.5 6.8 Z"),
    "bookmark": SymbolGlyph("M 4 2 L 12 2 L 12 14 L 8 10.8 L 4 14 Z"),
    "flag": SymbolGlyph("M 3.5 14.5 L 3.5 2 L 12.8 2 L 10.8 5.2 L 12.8 8.5 L 3.5 8.5"),
    "envelope": SymbolGlyph(
      open: "M 1.8 3.5 L 14.2 3.5 L 14.2 12.5 L 1.8 12.5 Z M 1.8 4 L 8 9 L 14.2 4"),
    "envelope.open": SymbolGlyph(
      open: "M 1.8 6 L 8 1.8 L 14.2 6 L 14.2 13.5 L 1.8 13.5 Z M 1.8 6.2 L 8 10.5 L 14.2 6.2"),
    "tray": SymbolGlyph(
      open: "M 1.8 8.5 L 4.2 3 L 11.8 3 L 14.2 8.5 L 14.2 13 L 1.8 13 Z "
        + "M 1.8 8.5 L 5.5 8.5 L 6.5 10.5 L 9.5 10.5 L 10.5 8.5 L 14.2 8.5"),
    "archivebox": SymbolGlyph(
      open: "M 1.8 3 L 14.2 3 L 14.2 6 L 1.8 6 Z M 2.8 6 L 2.8 13.5 L 13.2 13.5 L 13.2 6 "
        + "M 6.3 9 L 9.7 9"),
    "wifi": SymbolGlyph(
      open: "M 1.5 6.5 C 5 2.8 11 2.8 14.5 6.5 M 4 9.3 C 6.2 7 9.8 7 12 9.3 M 8 12.6 L 8 12.8"),
    "triangle": SymbolGlyph("M 8 2.2 L 14.5 13.5 L 1.5 13.5 Z"),
    "exclamationmark.triangle": SymbolGlyph(
      open: "M 8 1.8 L 14.8 13.8 L 1.2 13.8 Z M 8 6.5 L 8 9.6 M 8 11.8 L 8 11.9"),
  ]

  private static let decreasing = SymbolGlyph(
    open: "M 2.5 4 L 13.5 4 M 4.5 8 L 11.5 8 M 6.5 12 L 9.5 12")

  private static let globe = SymbolGlyph(
    open: "A 8 8 6.4 M 8 1.6 C 4 5 4 11 8 14.4 M 8 1.6 C 12 5 12 11 8 14.4 M 1.8 8 L 14.2 8")
}
