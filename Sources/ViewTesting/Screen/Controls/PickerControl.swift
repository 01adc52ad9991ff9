import LayoutEngine
import PortableUI

extension Controls {
  func picker(_ content: PickerContent) -> ShownControl {
    ShownControl(
      facts: .control(
        .picker, content.selected.map { content.options[$0] }, isEnabled: content.isEnabled),
      size: { _ in content.room },
      font: .body,
      draw: { $0.draw(content, in: $1) })
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: PickerContent, in frame: Rect) {
    rectangle(frame, radius: 8, fill: palette.field, stroke: palette.line)
    let height = FontTable(.body).lineHeight
    guard content.isSegmented else {
      let chosen = content.selected.map { content.options[$0] } ?? ""
      let row = Rect(
        x: frame.minX + 12, y: frame.middle.y - height / 2, width: frame.size.width - 24,
        height: height)
      write(chosen, font: .body, color: .primary, lineLimit: 1, in: row)
      write("⌄", font: .body, color: .secondary, alignment: .trailing, in: row)
      return
    }
    let width = frame.size.width / Double(max(1, content.options.count))
    for (index, option) in content.options.enumerated() {
      let segment = Rect(
        x: frame.minX + Double(index) * width, y: frame.middle.y - height / 2, width: width,
        height: height)
      if index == content.selected {
        let pill = Rect(
          x: segment.minX + 2, y: frame.minY + 2, width: width - 4, height: frame.size.height - 4)
        rectangle(
          pill, radius: 6, fill: palette.ink((content.tint ?? .accentColor).opacity(0.25)))
      }
      write(option, font: .body, color: .primary, lineLimit: 1, alignment: .center, in: segment)
    }
  }
}

extension PickerContent {
  fileprivate var room: Size {
    let widths = options.map {
      WrappedText($0, font: .body, lineLimit: 1, in: .unspecified).size.width
    }
    let widest = widths.max() ?? 0
    return isSegmented
      ? Size(
        width: Double(widths.count) * (widest + size.number(12, 18, 24, 32, 40)),
        height: size.number(22, 26, 32, 40, 48))
      : Size(
        width: widest + size.number(30, 36, 44, 52, 60), height: size.number(22, 28, 34, 42, 50))
  }
}
