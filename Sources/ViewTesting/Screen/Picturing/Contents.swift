import Foundation
import LayoutEngine
import PortableUI

/// Words, shapes and pictures.
extension SVGDrawing {
  mutating func draw(_ content: TextContent, in frame: Rect) {
    if let fade = content.fade {
      add("<g opacity=\"\((1 - fade.part).text)\">")
      draw(fade.old, in: Rect(origin: frame.origin, size: fade.size))
      add("</g><g opacity=\"\(fade.part.text)\">")
      draw(content.settled, in: frame)
      return add("</g>")
    }
    if content.isRedacted { return bar(frame) }
    let content = ControlMetrics.shown(content, in: frame.size)
    guard let paint = content.paint else {
      return write(content, fill: palette.ink(content.color), in: frame)
    }
    if !paint.shadows.isEmpty {
      var plain = content
      plain.paint = paint.plainOfManyColors
      return shaded(paint.shadows) { $0.draw(plain, in: frame) }
    }
    if let ink = flatInk(paint, in: frame) { return write(content, fill: ink, in: frame) }
    write(content, painted: paint, in: frame)
  }

  mutating func write(_ content: TextContent, fill: Ink, in frame: Rect) {
    write(
      content.text, font: content.font, fill: fill, look: content.look,
      lineLimit: content.lineLimit,
      alignment: content.isMirrored ? content.alignment.mirrored : content.alignment, in: frame)
  }

  /// What `paint` is, where SVG has a word for it.
  private mutating func flatInk(_ paint: Paint, in frame: Rect) -> Ink? {
    switch paint {
    case .color, .material: palette.ink(paint)
    case .gradient(let gradient):
      if case .angular = gradient.kind { nil } else { ink(paint, in: frame) }
    case .mesh: nil
    case .picture, .shadowed: ink(paint, in: frame)
    }
  }

  /// Draws what `body` draws, with `paint` in place of its colours.
  mutating func painted(
    _ paint: Paint, in frame: Rect, _ body: (inout SVGDrawing) -> Void
  ) {
    let name = newName("mask")
    add("<mask id=\"\(name)\" style=\"mask-type:alpha\">")
    body(&self)
    add("</mask><g mask=\"url(#\(name))\">")
    draw(ShapeContent(outline: .rectangle, fill: paint), in: frame)
    add("</g>")
  }

  mutating func write(
    _ text: String, font: Font, color: Color, look: TextLook? = nil, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, in frame: Rect
  ) {
    write(
      text, font: font, fill: palette.ink(color), look: look, lineLimit: lineLimit,
      alignment: alignment, in: frame)
  }

  mutating func write(
    _ text: String, font: Font, fill: Ink, look: TextLook? = nil, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, in frame: Rect
  ) {
    let table = FontTable(font, look)
    // Half a point more, so that a width that was rounded does not break a line.
    let room = Proposal(width: frame.size.width + 0.5, height: frame.size.height + 0.5)
    let (anchor, x) =
      switch alignment {
      case .leading: ("start", frame.minX)
      case .center: ("middle", frame.minX + frame.size.width / 2)
      case .trailing: ("end", frame.maxX)
      }
    let lines = WrappedText(text, font: font, look: look, lineLimit: lineLimit, in: room).lines
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      let step = table.lineHeight + table.lineSpacing
      let y = frame.minY + table.ascent - (look?.rise ?? 0) + Double(index) * step
      let width = table.points(line.width)
      let left =
        switch alignment {
        case .leading: x
        case .center: x - width / 2
        case .trailing: x - width
        }
      if let start = line.start, wordLayer == .all || wordLayer == .grounds {
        let room = Rect(x: left, y: y - table.ascent, width: width, height: table.lineHeight)
        grounds(of: line.text, from: start, look, table, in: room)
      }
      if wordLayer == .grounds { continue }
      words(
        line.text, at: Point(x: x, y: y), anchor: anchor, width: table.points(line.width),
        font: font, look: look, from: line.start, fill: fill)
    }
  }

  mutating func draw(_ content: ShapeContent, in frame: Rect) {
    var content = content
    if case .shadowed(let paint, let shadows)? = content.fill {
      let inside = ShapeContent(
        outline: content.outline, fill: paint, isEvenOdd: content.isEvenOdd)
      shaded(shadows) { $0.draw(inside, in: frame) }
      content.fill = nil
    }
    if case .shadowed(let paint, let shadows)? = content.stroke?.paint {
      content.stroke?.paint = paint
      return shaded(shadows) { $0.draw(content, in: frame) }
    }
    if case .gradient(let gradient)? = content.fill, case .angular = gradient.kind {
      wedges(of: gradient, in: content.outline, frame)
      return drawLine(of: content, in: frame)
    }
    if case .mesh(let mesh)? = content.fill {
      points(of: mesh, in: content.outline, frame)
      return drawLine(of: content, in: frame)
    }
    var attributes = content.fill.map { ink($0, in: frame).attributes } ?? " fill=\"none\""
    if content.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = content.stroke { attributes += line(stroke, in: frame) }
    add(path(content.outline, in: frame, attributes))
  }

  private mutating func drawLine(of content: ShapeContent, in frame: Rect) {
    guard let stroke = content.stroke else { return }
    add(path(content.outline, in: frame, " fill=\"none\"" + line(stroke, in: frame)))
  }

  /// How a line runs, as SVG says it.
  private mutating func line(_ stroke: ShapeContent.Stroke, in frame: Rect) -> String {
    let (ink, style) = (ink(stroke.paint, in: frame), stroke.style)
    var line = " stroke=\"\(ink.color)\" stroke-opacity=\"\(ink.opacity.text)\""
    line += " stroke-width=\"\(Double(style.lineWidth).text)\""
    line += " stroke-miterlimit=\"\(Double(style.miterLimit).text)\""
    if style.lineCap != .butt { line += " stroke-linecap=\"\(style.lineCap)\"" }
    if style.lineJoin != .miter { line += " stroke-linejoin=\"\(style.lineJoin)\"" }
    // A dash of nothing but zeros is a line without gaps, in a window too.
    if style.dash.allSatisfy({ $0 >= 0 }), style.dash.contains(where: { $0 > 0 }) {
      let dash = style.dash.map { Double($0).text }.joined(separator: " ")
      line += " stroke-dasharray=\"\(dash)\""
      if style.dashPhase != 0 {
        line += " stroke-dashoffset=\"\(Double(style.dashPhase).text)\""
      }
    }
    return line
  }

  /// A picture: a file that is none by a crossed-out frame.
  mutating func draw(_ content: ImageContent, in frame: Rect) {
    if content.isRedacted { return bar(frame) }
    if let paint = content.paint, content.isTemplate || content.isSymbol {
      var shape = content
      if !paint.shadows.isEmpty {
        shape.paint = paint.plainOfManyColors
        return shaded(paint.shadows) { $0.draw(shape, in: frame) }
      }
      shape.paint = nil
      return painted(paint, in: frame) { $0.draw(shape, in: frame) }
    }
    switch content.source {
    case .symbol(let name): draw(symbol: name, fill: palette.ink(content.color), in: frame)
    case .loaded(let picture): draw(picture, of: content, in: frame)
    case .file(let path): draw(fileAt: path, of: content, in: frame)
    case .set(let set):
      draw(fileAt: set.path(isDark: palette.isDark, scale: 1), of: content, in: frame)
    case .missing: break
    }
  }

  private mutating func draw(fileAt path: String, of content: ImageContent, in frame: Rect) {
    if let picture = FileManager.default.contents(atPath: path).flatMap(LoadedPicture.init) {
      return draw(picture, of: content, in: frame)
    }
    rectangle(frame, fill: palette.field, stroke: palette.line)
    line(frame.origin, Point(x: frame.maxX, y: frame.maxY))
    line(Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.maxY))
  }

  private mutating func draw(
    _ picture: LoadedPicture, of content: ImageContent, in frame: Rect
  ) {
    guard content.isTemplate else { return draw(picture, content.scaling, in: frame) }
    let name = define(.painting(palette.mixture(of: content.color)))
    add("<g filter=\"url(#\(name))\">")
    draw(picture, content.scaling, in: frame)
    add("</g>")
  }

  /// What stands for content that is not there yet.
  private mutating func bar(_ frame: Rect) {
    let height = frame.size.height * 0.7
    rectangle(
      Rect(
        x: frame.minX, y: frame.minY + (frame.size.height - height) / 2, width: frame.size.width,
        height: height), radius: 4, fill: palette.line)
  }

  mutating func line(_ start: Point, _ end: Point, _ ink: Ink? = nil) {
    let ink = ink ?? palette.line
    add(
      "<line x1=\"\(start.x.text)\" y1=\"\(start.y.text)\" x2=\"\(end.x.text)\" "
        + "y2=\"\(end.y.text)\" stroke=\"\(ink.color)\""
        + (ink.opacity < 1 ? " stroke-opacity=\"\(ink.opacity.text)\"/>" : "/>"))
  }
}

extension Rect {
  /// The point in the middle.
  var middle: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
