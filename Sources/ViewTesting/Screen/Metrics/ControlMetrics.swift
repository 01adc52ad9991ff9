import LayoutEngine
import PortableUI

/// How large everything is that has no size of its own: fixed numbers, the same on every machine.
enum ControlMetrics {
  static func size(of content: ElementContent, for proposal: Proposal) -> Size {
    switch content {
    case .layer, .scroll, .button, .surface: .zero
    case .text(let content):
      TextLines.size(
        of: content.text, font: content.font, lineLimit: content.lineLimit, in: proposal)
    case .fill, .shape: FillLeaf().size(for: proposal)
    case .divider: Size(width: proposal.width ?? 1, height: 1)
    case .field(let content): size(of: content, for: proposal)
    case .toggle: Size(width: 51, height: 31)
    case .slider: Size(width: max(60, proposal.width ?? 150), height: 28)
    case .picker(let content): size(of: content)
    case .progress(let content):
      content.isCircular
        ? Size(width: 20, height: 20) : Size(width: max(20, proposal.width ?? 100), height: 4)
    case .image(let content): size(of: content)
    }
  }

  private static func size(of field: FieldContent, for proposal: Proposal) -> Size {
    let width = max(40, proposal.width ?? 200)
    guard field.isMultiline else {
      return Size(width: width, height: FontTable(field.font).lineHeight + 12)
    }
    let room = Proposal(width: width - 16, height: nil)
    let lines = TextLines(field.text, font: field.font, lineLimit: field.lineLimit, in: room)
    return Size(width: width, height: lines.size.height + 12)
  }

  private static func size(of picker: PickerContent) -> Size {
    let widths = picker.options.map { width(of: $0) }
    let widest = widths.max() ?? 0
    return picker.isSegmented
      ? Size(width: Double(widths.count) * (widest + 24), height: 32)
      : Size(width: widest + 44, height: 34)
  }

  private static func width(of option: String) -> Double {
    TextLines(option, font: .body, lineLimit: 1, in: .unspecified).size.width
  }

  // Files are not opened: a picture is as large wherever its file is missing, too.
  private static func size(of image: ImageContent) -> Size {
    switch image.source {
    case .symbol:
      let side = FontTable(image.font).lineHeight
      return Size(width: side, height: side)
    case .file: return Size(width: 100, height: 100)
    case .loaded(let picture): return image.size(of: picture.size)
    case .missing: return .zero
    }
  }

  static func baselines(
    of content: ElementContent, in size: Size
  ) -> (first: Double, last: Double)? {
    switch content {
    case .text(let content):
      let table = FontTable(content.font)
      let lines = max(1, (size.height / table.lineHeight).rounded())
      return (table.ascent, (lines - 1) * table.lineHeight + table.ascent)
    case .field(let content): return middle(of: content.font, in: size)
    case .picker: return middle(of: .body, in: size)
    case .image(let content):
      guard case .symbol = content.source else { return nil }
      return middle(of: content.font, in: size)
    case .layer, .scroll, .button, .fill, .shape, .divider, .toggle, .slider, .progress, .surface:
      return nil
    }
  }

  /// The baseline of one line of text in the middle of `size`.
  private static func middle(of font: Font, in size: Size) -> (first: Double, last: Double) {
    let table = FontTable(font)
    let baseline = (size.height - table.lineHeight) / 2 + table.ascent
    return (baseline, baseline)
  }

  static func insets(of content: ElementContent) -> Insets {
    switch content {
    case .button(let button):
      switch button.look {
      case .bordered, .prominent: Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .plain: .zero
      }
    case .layer, .scroll, .text, .fill, .shape, .divider, .field, .toggle, .slider, .picker,
      .progress, .image, .surface:
      .zero
    }
  }
}
