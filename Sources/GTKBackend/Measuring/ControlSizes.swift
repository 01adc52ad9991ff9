import CGTK
import LayoutEngine
import PortableUI

/// How large everything is that has no size of its own.
///
/// GTK's controls are asked once each, through a prototype that nobody sees; what their words add is
/// measured as texts are.
enum ControlSizes {
  /// The size that `content` chooses for `proposal`.
  static func size(of content: ElementContent, for proposal: Proposal) -> Size {
    switch content {
    case .layer, .scroll, .button, .surface: .zero
    case .text(let text):
      TextBlocks.size(of: text.fitted(in: proposal, size: TextBlocks.size), for: proposal)
    case .fill, .shape, .drawing: FillLeaf().size(for: proposal)
    case .divider: Size(width: proposal.width ?? 1, height: 1)
    case .field(let field): size(of: field, for: proposal)
    case .control(let control): control.shown.size(proposal)
    case .image(let image): size(of: image)
    }
  }

  /// The size of a control that is as wide as it may be.
  static func stretched(
    _ prototype: Prototype, least: Double, natural: Double, to proposal: Proposal
  ) -> Size {
    let least = max(least, prototype.least.width)
    return Size(width: max(least, proposal.width ?? natural), height: prototype.natural.height)
  }

  private static func size(of field: FieldContent, for proposal: Proposal) -> Size {
    if field.isEditor { return field.editorSize(for: proposal) }
    let width = max(40, proposal.width ?? 200)
    if field.isMultiline {
      let insets = AreaWidget.insets(isBordered: field.isBordered)
      let room = Proposal(width: width - insets.leading - insets.trailing, height: nil)
      let lines = TextBlocks.size(of: field.text, in: field.font, for: room, limit: field.lineLimit)
      let least =
        field.leastLines < 2
        ? 0
        : height(ofLines: field.leastLines) {
          TextBlocks.size(of: $0, in: field.font, for: .unspecified).height
        }
      return Size(width: width, height: max(lines.height, least) + insets.top + insets.bottom)
    }
    let lineHeight = Fonts.face(of: field.font).lineHeight
    let height = field.isBordered ? fieldHeight(field, lineHeight) : lineHeight
    return Size(width: width, height: height)
  }

  private static func fieldHeight(_ field: FieldContent, _ lineHeight: Double) -> Double {
    max(ButtonMetrics.height(of: field.size), lineHeight + field.size.number(4, 6, 10, 16, 22))
  }

  private static func size(of image: ImageContent) -> Size {
    if let size = image.symbolSize(lineHeight: Fonts.face(of: image.font).lineHeight) {
      return size
    }
    switch image.source {
    case .symbol:
      let side = (Fonts.face(of: image.font).lineHeight * image.symbolScale).rounded()
      return Size(width: side, height: side)
    case .file, .loaded: return image.size(of: Pictures.picture(at: image.source).size)
    case .set(let set): return image.size(of: set.size)
    case .missing: return .zero
    }
  }

  /// How far below the top of `content`, shown in `size`, the first and the last baseline lie.
  static func baselines(
    of content: ElementContent, in size: Size
  ) -> (first: Double, last: Double)? {
    switch content {
    case .text(let text):
      let shown = text.fitted(toShowIn: size, size: TextBlocks.size)
      return TextBlocks.baselines(of: shown, in: size)
    case .field(let field): return middle(of: field.font, in: size)
    case .control(let control): return control.shown.font.map { middle(of: $0, in: size) }
    case .image(let image):
      guard image.isSymbol else { return nil }
      return middle(of: image.font, in: size)
    case .layer, .scroll, .button, .fill, .shape, .drawing, .divider, .surface: return nil
    }
  }

  /// The baseline of one line of text in the middle of `size`.
  private static func middle(of font: Font, in size: Size) -> (first: Double, last: Double) {
    let face = Fonts.face(of: font)
    let baseline = (size.height - face.lineHeight) / 2 + face.ascent
    return (baseline, baseline)
  }
}
