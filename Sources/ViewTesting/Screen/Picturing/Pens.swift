import Foundation
import LayoutEngine
import PortableUI

/// What everything is drawn with.
extension SVGDrawing {
  mutating func rectangle(_ frame: Rect, radius: Double = 0, fill: Ink, stroke: Ink? = nil) {
    let corner = radius > 0 ? " rx=\"\(radius.text)\"" : ""
    let line = stroke.map { " stroke=\"\($0.color)\"" } ?? ""
    add("<rect \(place(frame))\(corner)\(fill.attributes)\(line)/>")
  }

  mutating func circle(_ middle: Point, radius: Double, fill: Ink) {
    add(
      "<circle cx=\"\(middle.x.text)\" cy=\"\(middle.y.text)\" r=\"\(radius.text)\""
        + "\(fill.attributes)/>")
  }

  mutating func words(
    _ text: String, at point: Point, anchor: String, width: Double, font: Font,
    look setting: TextLook? = nil, from start: Int? = nil, fill: Ink
  ) {
    var look = letters(of: font) + " text-anchor=\"\(anchor)\""
    if draws(nil, isColored: false), let line = setting?.decoration {
      look += " text-decoration=\"\(line)\""
    }
    // Whatever font draws it, the words are as wide as the layout took them to be.
    add(
      "<text x=\"\(point.x.text)\" y=\"\(point.y.text)\" \(look) textLength=\"\(width.text)\" "
        + "lengthAdjust=\"spacingAndGlyphs\"\(fill.attributes)>"
        + lined(
          start.map { parts(of: text, from: $0, setting) } ?? escaped(text), setting,
          isColored: false)
        + "</text>")
  }

  /// The words of a line that begins at a byte of its text, with what parts of that have of their own.
  private func parts(of line: String, from start: Int, _ look: TextLook?) -> String {
    var parts = ""
    var rest = line[...]
    var end = 0
    for run in look?.runs ?? [] where !rest.isEmpty {
      end += run.length
      let shown = line.utf8.count - rest.utf8.count
      let count = min(rest.utf8.count, max(0, end - start - shown))
      // An ellipsis may stand where a part would go on.
      let piece = rest[..<rest.utf8.index(rest.startIndex, offsetBy: count)]
      rest = rest[piece.endIndex...]
      if !piece.isEmpty { parts += part(piece, run, above: look?.rise ?? 0) }
    }
    return parts + escaped(String(rest))
  }

  private func part(_ words: Substring, _ run: TextRun, above rise: Double) -> String {
    var look = run.font.map { " " + letters(of: $0) } ?? ""
    let isColored = run.color != nil
    if let color = run.color { look += fill(of: color).attributes }
    if let own = run.rise { look += " baseline-shift=\"\((own - rise).text)\"" }
    var setting = TextLook()
    setting.underline = run.underline ?? .none
    setting.strikethrough = run.strikethrough ?? .none
    if draws(nil, isColored: isColored), let line = setting.decoration {
      look += " text-decoration=\"\(line)\""
    }
    let shown = lined(escaped(String(words)), setting, isColored: isColored)
    return look.isEmpty ? shown : "<tspan\(look)>\(shown)</tspan>"
  }

  /// Words with lines that have gaps or a colour of their own. SVG knows fewer kinds of gaps.
  private func lined(_ words: String, _ look: TextLook?, isColored: Bool) -> String {
    [("underline", look?.underline), ("line-through", look?.strikethrough)].reduce(words) {
      guard let line = $1.1, let pattern = line.pattern, !line.isPlain,
        draws(line.color, isColored: isColored)
      else { return $0 }
      let kind =
        switch pattern {
        case .solid: "solid"
        case .dot: "dotted"
        case .dash, .dashDot, .dashDotDot: "dashed"
        }
      let color = line.color.map { " " + palette.ink($0).color } ?? ""
      return "<tspan style=\"text-decoration:\($1.0) \(kind)\(color)\">\($0)</tspan>"
    }
  }

  /// The letters of a font, as attributes.
  private func letters(of font: Font) -> String {
    var letters = "font-size=\"\(FontTable.points(of: font).text)\""
    let weight = FontTable.number(of: font)
    if weight != 400 { letters += " font-weight=\"\(weight)\"" }
    if font.isItalic { letters += " font-style=\"italic\"" }
    if font.stretch != .standard {
      letters += " font-stretch=\"\(Int((100 + 100 * Double(font.stretch.value)).rounded()))%\""
    }
    if let kind = font.smallCapitals.svg { letters += " font-variant-caps=\"\(kind)\"" }
    if font.hasEvenDigits { letters += " font-variant-numeric=\"tabular-nums\"" }
    if let family = family(of: font) { letters += " font-family=\"\(family)\"" }
    return letters
  }

  /// A picture that is stretched to fill `frame`, as a window does it. It is in the SVG itself, which
  /// so can be looked at anywhere.
  mutating func draw(
    _ picture: LoadedPicture, _ scaling: ImageScaling = ImageScaling(), in frame: Rect
  ) {
    let isPlain = scaling.interpolation == ImageScaling.Interpolation.none
    let looks = isPlain ? " style=\"image-rendering:pixelated\"" : ""
    let data = (picture.data ?? Data()).base64EncodedString()
    add(
      "<image \(place(frame))\(looks) preserveAspectRatio=\"none\" "
        + "href=\"data:\(picture.mediaType);base64,\(data)\"/>")
  }

  /// Whose letters they are; `nil` where they are the usual ones.
  private func family(of font: Font) -> String? {
    guard let family = font.family else { return self.family(of: font.design) }
    let name = family.name.filter { $0 != "'" && $0 != "\"" }
    return escaped("'\(name)', ") + (self.family(of: font.design) ?? "sans-serif")
  }

  /// The letters of a kind; none where they are the usual ones.
  private func family(of design: Font.Design) -> String? {
    switch design {
    case .default: nil
    case .serif: "serif"
    // Few machines have such letters. A desktop shows its own instead, and so does this.
    case .rounded: "ui-rounded, Nunito, Inter, Cantarell, DejaVu Sans, sans-serif"
    case .monospaced: "monospace"
    }
  }

  private func place(_ frame: Rect) -> String {
    "x=\"\(frame.minX.text)\" y=\"\(frame.minY.text)\" "
      + "width=\"\(frame.size.width.text)\" height=\"\(frame.size.height.text)\""
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// An outline as an SVG path.
  func path(_ outline: Outline, in frame: Rect, _ attributes: String = "") -> String {
    if let radius = outline.cornerRadius(in: frame.size) {
      return "<rect \(place(frame)) rx=\"\(radius.text)\"\(attributes)/>"
    }
    let pieces = outline.path(in: frame.size).elements.map { piece($0, from: frame.origin) }
    return "<path d=\"\(pieces.joined(separator: " "))\"\(attributes)/>"
  }

  private func piece(_ element: Path.Element, from origin: Point) -> String {
    let text = { (point: CGPoint) in
      "\((Double(point.x) + origin.x).text) \((Double(point.y) + origin.y).text)"
    }
    return switch element {
    case .move(let end): "M \(text(end))"
    case .line(let end): "L \(text(end))"
    case .quadCurve(let end, let control): "Q \(text(control)) \(text(end))"
    case .curve(let end, let one, let other): "C \(text(one)) \(text(other)) \(text(end))"
    case .closeSubpath: "Z"
    }
  }
}

extension Font.SmallCapitals {
  /// What SVG calls them; `nil` for none.
  fileprivate var svg: String? {
    switch self {
    case [.lowercase, .uppercase]: "all-small-caps"
    case .lowercase: "small-caps"
    case .uppercase: "unicase"
    default: nil
    }
  }
}

extension TextLook.Line {
  /// Whether it is without gaps, in the colour of the letters.
  fileprivate var isPlain: Bool { pattern == .solid && color == nil }
}

extension TextLook {
  /// The lines below and through the words, as SVG says it.
  fileprivate var decoration: String? {
    let lines = [
      underline.isPlain ? "underline" : nil, strikethrough.isPlain ? "line-through" : nil,
    ]
    let words = lines.compactMap(\.self).joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
