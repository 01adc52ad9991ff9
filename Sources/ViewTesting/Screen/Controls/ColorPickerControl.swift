import LayoutEngine
import PortableUI

extension Controls {
  func colorPicker(_ content: ColorPickerContent) -> ShownControl {
    ShownControl(
      facts: .control(.colorPicker, content.color.description, isEnabled: content.isEnabled),
      size: { _ in
        Size(
          width: content.size.number(36, 42, 48, 56, 64),
          height: content.size.number(22, 28, 34, 42, 50))
      },
      draw: { drawing, frame in
        drawing.rectangle(
          frame, radius: 8, fill: drawing.palette.field, stroke: drawing.palette.line)
        let inside = Rect(
          x: frame.minX + 4, y: frame.minY + 4, width: frame.size.width - 8,
          height: frame.size.height - 8)
        drawing.rectangle(inside, radius: 5, fill: drawing.palette.ink(content.color))
      })
  }
}
