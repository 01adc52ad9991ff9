import LayoutEngine
import PortableUI

/// How large everything is that has no size of its own: fixed numbers, the same on every machine.
@MainActor
enum ControlMetrics {
  /// How far the knob of a slider reaches from its middle.
  static let knobRadius = 10.0

  static func size(of content: ElementContent, for proposal: Proposal) -> Size {
    switch content {
    case .layer, .scroll, .button, .surface: .zero
    case .text(let content): size(of: content.fitted(in: proposal, size: size), for: proposal)
    case .fill, .shape, .drawing: FillLeaf().size(for: proposal)
    case .divider: Size(width: proposal.width ?? 1, height: 1)
    case .field(let content): size(of: content, for: proposal)
    case .control(let control): control.shown.size(proposal)
    case .image(let content): size(of: content)
    }
  }

  private static func size(of text: TextContent, for proposal: Proposal) -> Size {
    WrappedText.size(
      of: text.text, font: text.font, look: text.look, lineLimit: text.lineLimit, in: proposal)
  }

  /// A text as it is shown in `size`.
  static func shown(_ text: TextContent, in size: Size) -> TextContent {
    text.fitted(toShowIn: size, size: self.size)
  }

  private static func size(of field: FieldContent, for proposal: Proposal) -> Size {
    if field.isEditor { return field.editorSize(for: proposal) }
    let width = max(40, proposal.width ?? 200)
    guard field.isMultiline else {
      return Size(
        width: width, height: FontTable(field.font).lineHeight + field.size.number(2, 6, 12, 20, 28)
      )
    }
    let room = Proposal(width: width - 16, height: nil)
    let lines = WrappedText(field.text, font: field.font, lineLimit: field.lineLimit, in: room)
    let least = FontTable(field.font).height(ofLines: field.leastLines)
    return Size(width: width, height: max(lines.size.height, least) + 12)
  }

  // Files are not opened: a picture is as large wherever its file is missing, too.
  private static func size(of image: ImageContent) -> Size {
    if let size = image.symbolSize(lineHeight: FontTable(image.font).lineHeight) { return size }
    switch image.source {
    case .symbol:
      let side = (FontTable(image.font).lineHeight * image.symbolScale).rounded()
      return Size(width: side, height: side)
    case .file: return Size(width: 100, height: 100)
    case .loaded(let picture): return image.size(of: picture.size)
    case .set(let set): return image.size(of: set.size)
    case .missing: return .zero
    }
  }

  static func baselines(
    of content: ElementContent, in size: Size
  ) -> (first: Double, last: Double)? {
    switch content {
    case .text(let text):
      let content = shown(text, in: size)
      let table = FontTable(content.font, content.look)
      let step = table.lineHeight + table.lineSpacing
      let lines = max(1, ((size.height + table.lineSpacing) / step).rounded())
      return (table.ascent, (lines - 1) * step + table.ascent)
    case .field(let content): return middle(of: content.font, in: size)
    case .control(let control): return control.shown.font.map { middle(of: $0, in: size) }
    case .image(let content):
      guard content.isSymbol else { return nil }
      return middle(of: content.font, in: size)
    case .layer, .scroll, .button, .fill, .shape, .drawing, .divider, .surface: return nil
    }
  }

  /// The baseline of one line of text in the middle of `size`.
  private static func middle(of font: Font, in size: Size) -> (first: Double, last: Double) {
    let table = FontTable(font)
    let baseline = (size.height - table.lineHeight) / 2 + table.ascent
    return (baseline, baseline)
  }

  private static func insets(of button: ButtonContent) -> Insets {
    let edge = button.size.number(2, 4, 7, 11, 15)
    let side = button.isCircle ? edge : button.size.number(6, 9, 12, 16, 20)
    return Insets(top: edge, leading: side, bottom: edge, trailing: side)
  }

  static func insets(of content: ElementContent) -> Insets {
    switch content {
    case .button(let button):
      switch button.appearance {
      case .bordered, .prominent, .flat: insets(of: button)
      case .plain: .zero
      }
    case .layer, .scroll, .text, .fill, .shape, .drawing, .divider, .field, .control, .image,
      .surface:
      .zero
    }
  }
}
