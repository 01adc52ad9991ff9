import LayoutEngine
import PortableUI

/// The texts that were measured lately, for whoever measures or shows the same again.
enum TextBlocks {
  // In generations: what is asked for again belongs to the youngest, and when that is full those
  // before the last are let go of. So the texts in use stay, and no more than twice as many are kept.
  @exclusivity(unchecked) private static var blocks: [TextBlock.Key: TextBlock] = [:]
  @exclusivity(unchecked) private static var generation = 0
  @exclusivity(unchecked) private static var youngCount = 0
  static let generationSize = 2048

  /// The block for these words.
  static func block(for content: TextContent) -> TextBlock {
    block(content.text, in: content.font, alignment: content.paragraphs, look: content.look)
  }

  /// The block for these words.
  static func block(
    _ text: String, in font: Font, alignment: TextAlignment = .leading, look: TextLook? = nil
  ) -> TextBlock {
    let key = TextBlock.Key(text: text, font: font, alignment: alignment, look: look)
    let block = use(&blocks[key, default: TextBlock(key)])
    if youngCount > generationSize { beginGeneration() }
    return block
  }

  /// Makes `block` one of the youngest.
  private static func use(_ block: inout TextBlock) -> TextBlock {
    if block.generation != generation {
      block.generation = generation
      youngCount += 1
    }
    return block
  }

  private static func beginGeneration() {
    blocks = blocks.filter { $0.value.generation == generation }
    generation += 1
    youngCount = 0
  }

  /// The text where it is a long one.
  ///
  /// They are few, and kept in a row: what a table of them would need is a look at every letter.
  static func longText(
    _ text: String, in font: Font, alignment: TextAlignment = .leading
  ) -> LongText? {
    guard text.utf8.count >= LongText.least else { return nil }
    let key = TextBlock.Key(text: text, font: font, alignment: alignment)
    if let index = longTexts.firstIndex(where: { $0.key.isSame(as: key) }) {
      let known = longTexts.remove(at: index)
      longTexts.append(known)
      return known
    }
    if longTexts.count == mostLongTexts { longTexts.removeFirst() }
    let new = LongText(key)
    longTexts.append(new)
    return new
  }

  private static var longTexts: [LongText] = []
  private static let mostLongTexts = 16

  /// The same for the words of an element.
  static func longText(of content: TextContent) -> LongText? {
    if content.isLabel || content.paint != nil || content.look?.runs.isEmpty == false { return nil }
    // Their widths go by what stands beside them.
    if content.font.smallCapitals != [] { return nil }
    return longText(content.text, in: content.font, alignment: content.paragraphs)
  }

  /// The size that a text chooses for `proposal`.
  static func size(of content: TextContent, for proposal: Proposal) -> Size {
    if let long = longText(of: content) {
      return long.lines(for: proposal, limit: content.lineLimit).size
    }
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
    if let long = longText(of: content) {
      return long.lines(toShowIn: size, limit: content.lineLimit).baselines
    }
    return block(for: content).lines(toShowIn: size, limit: content.lineLimit).baselines
  }

  /// Lets go of all: the fonts have changed.
  static func forget() {
    blocks = [:]
    youngCount = 0
    longTexts = []
  }

  /// The size of words in a font, in `room`.
  static func size(
    of text: String, in font: Font, for room: Proposal, limit lineLimit: Int? = nil
  ) -> Size {
    if let long = longText(text, in: font) { return long.lines(for: room, limit: lineLimit).size }
    return block(text, in: font).lines(for: room, limit: lineLimit).size
  }
}

extension TextBlock.Key {
  /// Whether both are the same. Lengths are compared first: they are known.
  fileprivate func isSame(as other: Self) -> Bool {
    text.utf8.count == other.text.utf8.count && font == other.font
      && alignment == other.alignment && text == other.text
  }
}
