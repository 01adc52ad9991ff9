import LayoutEngine
import PortableUI

extension Controls {
  func datePicker(_ content: DatePickerContent) -> ShownControl {
    ShownControl(
      facts: .control(.datePicker, content.words, isEnabled: content.isEnabled),
      size: { _ in content.room },
      font: content.isGraphical ? nil : .body,
      draw: { $0.draw(content, in: $1) })
  }
}

extension DatePickerContent {
  /// The words in it, each in a field of its own.
  fileprivate var fields: [String] {
    [hasDay ? dayWords : nil, hasTime ? timeWords : nil].compactMap(\.self)
  }

  private var fieldHeight: Double { size.number(22, 28, 34, 42, 50) }

  fileprivate func width(of field: String) -> Double {
    WrappedText(field, font: .body, lineLimit: 1, in: .unspecified).size.width
      + size.number(18, 22, 26, 32, 38)
  }

  fileprivate var room: Size {
    if isGraphical, hasDay {
      return Size(width: 260, height: hasTime ? 230 + 6 + fieldHeight : 230)
    }
    let widths = fields.map(width)
    return Size(
      width: widths.reduce(0, +) + 6 * Double(max(0, widths.count - 1)), height: fieldHeight)
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: DatePickerContent, in frame: Rect) {
    let height = FontTable(.body).lineHeight
    var x = frame.minX
    for field in content.fields {
      var box = Rect(
        x: x, y: frame.minY, width: content.width(of: field), height: frame.size.height)
      if content.isGraphical, content.hasDay {
        // The days of the month are left to the desktop: what is chosen is written in their place.
        box =
          content.fields.count > 1 && field == content.fields.last
          ? Rect(x: frame.minX, y: frame.minY + 236, width: 260, height: frame.size.height - 236)
          : Rect(x: frame.minX, y: frame.minY, width: 260, height: 230)
      }
      rectangle(box, radius: 8, fill: palette.field, stroke: palette.line)
      let line = Rect(
        x: box.minX, y: box.middle.y - height / 2, width: box.size.width, height: height)
      write(field, font: .body, color: .primary, lineLimit: 1, alignment: .center, in: line)
      x += box.size.width + 6
    }
  }
}
