import LayoutEngine
import PortableUI

/// Controls, in a plain look of our own.
extension SVGDrawing {
  mutating func draw(_ content: ButtonContent, in frame: Rect) {
    let color = content.role == .destructive ? Color.red : content.tint ?? .accentColor
    switch content.appearance {
    case .bordered:
      let strength = content.isOn == true ? 0.4 : 0.14
      rectangle(
        frame, radius: content.radius(in: frame), fill: palette.ink(color.opacity(strength)))
    case .prominent:
      rectangle(frame, radius: content.radius(in: frame), fill: palette.ink(color))
    case .flat, .plain: break
    }
  }

  mutating func draw(_ content: FieldContent, in frame: Rect) {
    rectangle(frame, radius: content.isBordered ? 6 : 2, fill: palette.field, stroke: palette.line)
    let height = FontTable(content.font).lineHeight
    let isEmpty = content.text.isEmpty
    // Several lines begin at the top; as many are seen as there is room for.
    let inside = Rect(
      x: frame.minX + 8, y: content.isMultiline ? frame.minY + 6 : frame.middle.y - height / 2,
      width: max(0, frame.size.width - 16),
      height: content.isMultiline ? max(height, frame.size.height - 12) : height)
    let text = isEmpty ? content.prompt : content.shownText
    write(
      content.isMultiline ? beginning(of: text, font: content.font, in: inside.size) : text,
      font: content.font, color: isEmpty ? .secondary : content.color,
      lineLimit: content.isMultiline ? nil : 1, alignment: content.alignment, in: inside)
  }

  /// As many lines of `text` as fit, and nothing in the place of the others: a person scrolls to them.
  private func beginning(of text: String, font: Font, in size: Size) -> String {
    let room = Proposal(width: size.width + 0.5, height: nil)
    let height = FontTable(font).lineHeight
    guard height > 0, size.height.isFinite else { return "" }
    let count = max(1, Int((size.height / height + 1e-6).rounded(.down)))
    let lines = WrappedText(text, font: font, in: room).lines.prefix(count)
    return lines.map(\.text).joined(separator: "\n")
  }

  /// A line of which a part is filled.
  mutating func track(_ frame: Rect, to x: Double, tint: Color?) {
    let bar = Rect(x: frame.minX, y: frame.middle.y - 2, width: frame.size.width, height: 4)
    rectangle(bar, radius: 2, fill: palette.line)
    rectangle(
      Rect(x: bar.minX, y: bar.minY, width: max(0, x - bar.minX), height: 4), radius: 2,
      fill: palette.ink(tint ?? .accentColor))
  }
}

extension ButtonContent {
  /// How round its corners are.
  fileprivate func radius(in frame: Rect) -> Double {
    let most = min(frame.size.width, frame.size.height) / 2
    return switch shape.kind {
    case .automatic: 8
    case .capsule, .circle: most
    case .rounded(let radius): min(radius ?? 8, most)
    }
  }
}
