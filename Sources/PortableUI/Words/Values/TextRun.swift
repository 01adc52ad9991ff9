package import Foundation

/// A part of a text that looks otherwise than the rest of it.
package struct TextRun: Hashable {
  /// How many bytes its words have in UTF-8; the next run begins behind them.
  package var length: Int

  /// Its font and its colour; `nil` for those of the text.
  package var font: Font?
  package var color: Color?

  /// How far its letters are from each other and above the line, and what lines it has; `nil` as the text.
  package var tracking: Double?
  package var rise: Double?
  package var underline: TextLook.Line?
  package var strikethrough: TextLook.Line?

  /// What is behind its words; `nil` for nothing.
  package var background: Color?

  /// Where it leads; `nil` where it is no link.
  package var link: URL?

  /// Whether there is a line below its words, and one through them; `nil` as the text.
  package var isUnderlined: Bool? { underline.map { $0.pattern != nil } }
  package var isStruckOut: Bool? { strikethrough.map { $0.pattern != nil } }

  /// So many bytes that look as the text does.
  package init(length: Int) { self.length = length }

  /// Whether it looks as the text does.
  var isPlain: Bool {
    font == nil && color == nil && tracking == nil && rise == nil && underline == nil
      && strikethrough == nil && link == nil && background == nil
  }

  /// Whether words of it and of `other` look the same.
  func isSame(as other: TextRun) -> Bool {
    var run = self
    run.length = other.length
    return run == other
  }

  /// The same words where they lead nowhere.
  var withoutLink: TextRun {
    var run = self
    run.link = nil
    return run
  }
}
