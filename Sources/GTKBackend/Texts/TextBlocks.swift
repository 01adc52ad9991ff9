import LayoutEngine
import PortableUI

/// The texts that were measured lately, for whoever measures or shows the same again.
enum TextBlocks {
  // Two generations: what is asked for again moves into the young one, and when that is full the old
  // one is let go of. So the texts in use stay, and no more than twice as many are kept.
  private static var young: [TextBlock.Key: TextBlock] = [:]
  private static var old: [TextBlock.Key: TextBlock] = [:]
  static let generationSize = 2048

  /// The block for these words.
  static func block(for content: TextContent) -> TextBlock {
    block(content.text, in: content.font, alignment: content.alignment)
  }

  /// The block for these words.
  static func block(
    _ text: String, in font: Font, alignment: TextAlignment = .leading
  ) -> TextBlock {
    let key = TextBlock.Key(text: text, font: font, alignment: alignment)
    if let known = young[key] { return known }
    let block = old[key] ?? TextBlock(key)
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[key] = block
    return block
  }

  /// The size that a text chooses for `proposal`.
  static func size(of content: TextContent, for proposal: Proposal) -> Size {
    let block = block(for: content)
    if let width = proposal.width, let height = proposal.height, content.text.isEmpty == false {
      let face = Fonts.face(of: content.font)
      // What stacks ask to learn how far a text yields needs no layout of its own.
      if width <= face.ellipsisWidth, height <= face.lineHeight {
        return Size(
          width: min(face.ellipsisWidth, block.whole.size.width), height: face.lineHeight)
      }
    }
    return block.lines(for: proposal, limit: content.lineLimit).size
  }

  /// How far below the top of a text shown in `size` its first and its last line stand.
  static func baselines(
    of content: TextContent, in size: Size
  ) -> (first: Double, last: Double) {
    // Without a size the question is only whether they moved; the font answers that.
    if size == .zero {
      let ascent = Fonts.face(of: content.font).ascent
      return (ascent, ascent)
    }
    return block(for: content).lines(toShowIn: size, limit: content.lineLimit).baselines
  }

  /// Lets go of all: the fonts have changed.
  static func forget() {
    young = [:]
    old = [:]
  }
}
