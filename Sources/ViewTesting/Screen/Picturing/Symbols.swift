import Foundation
import LayoutEngine
import PortableUI

/// Symbols: those that we draw ourselves, as a window shows them; of the others, which are icons of a desktop, the
/// first letter.
extension SVGDrawing {
  mutating func draw(symbol name: String, fill ink: Ink, in frame: Rect) {
    let side = min(frame.size.width, frame.size.height)
    let readings = SymbolReading.all(of: name)
    let drawn = readings.first { $0.base.isEmpty || SymbolGlyph.named($0.base) != nil }
    let reading = drawn ?? readings[readings.count - 1]
    // All is drawn on a field of 16 by 16.
    let corner = frame.middle - Point(x: side / 2, y: side / 2)
    add(
      "<g transform=\"translate(\(corner.x.text) \(corner.y.text)) scale(\((side / 16).text))\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\">")
    add(frame: reading, ink)
    let front = reading.frame != nil && reading.isFilled ? palette.background : ink
    if reading.frame != nil { add("<g transform=\"translate(3.36 3.36) scale(0.58)\">") }
    if let glyph = SymbolGlyph.named(reading.base) {
      add(glyph, isFilled: reading.isFilled, front)
    } else if !reading.base.isEmpty {
      letter(of: reading, front)
    }
    if reading.isCrossedOut { add("<path d=\"M 2 2 L 14 14\"\(front.line(1.5))/>") }
    if reading.frame != nil { add("</g>") }
    add("</g>")
  }

  private mutating func add(frame reading: SymbolReading, _ ink: Ink) {
    let look = reading.isFilled ? ink.attributes : " fill=\"none\"" + ink.line(1.2)
    switch reading.frame {
    case .circle?: add("<circle cx=\"8\" cy=\"8\" r=\"6.6\"\(look)/>")
    case .square?: add("<rect x=\"1.6\" y=\"1.6\" width=\"12.8\" height=\"12.8\" rx=\"3\"\(look)/>")
    case .rectangle?: add("<rect x=\"0.8\" y=\"3\" width=\"14.4\" height=\"10\" rx=\"3\"\(look)/>")
    case nil: break
    }
  }

  private mutating func add(_ glyph: SymbolGlyph, isFilled: Bool, _ ink: Ink) {
    let fill = isFilled && !glyph.isOpen ? ink.attributes : " fill=\"none\""
    let path = glyph.steps.map(\.svg).joined(separator: " ")
    add("<path d=\"\(path)\"\(fill)\(ink.line(1.5))/>")
  }

  private mutating func letter(of reading: SymbolReading, _ ink: Ink) {
    let strength = reading.isFilled && reading.frame == nil ? 0.45 : 0.2
    circle(
      Point(x: 8, y: 8), radius: 7.2, fill: Ink(ink.color, opacity: ink.opacity * strength))
    words(
      reading.base.prefix(1).uppercased(), at: Point(x: 8, y: 11.2), anchor: "middle", width: 6.4,
      font: .system(size: 8.8), fill: ink)
  }
}

extension Ink {
  /// A line in this colour.
  fileprivate func line(_ width: Double) -> String {
    let line = " stroke=\"\(color)\" stroke-width=\"\(width.text)\""
    return opacity < 1 ? line + " stroke-opacity=\"\(opacity.text)\"" : line
  }
}

extension SymbolGlyph.Step {
  /// The step as SVG says it.
  fileprivate var svg: String {
    switch self {
    case .move(let x, let y): "M \(x.text) \(y.text)"
    case .line(let x, let y): "L \(x.text) \(y.text)"
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      "C \(x1.text) \(y1.text) \(x2.text) \(y2.text) \(x.text) \(y.text)"
    case .circle(let x, let y, let radius):
      "M \((x - radius).text) \(y.text) a \(radius.text) \(radius.text) 0 1 0 \((2 * radius).text) 0 "
        + "a \(radius.text) \(radius.text) 0 1 0 \((-2 * radius).text) 0"
    case .close: "Z"
    }
  }
}
