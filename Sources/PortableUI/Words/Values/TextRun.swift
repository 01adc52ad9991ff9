/// A part of a text that looks otherwise than the rest of it.
package struct TextRun: Hashable {
  /// How many bytes its words have in UTF-8; the next run begins behind them.
  package var length: Int

  /// Its font and its colour; `nil` for those of the text.
  package var font: Font?
  package var color: Color?

  /// How far its letters are from each other, and what lines it has; `nil` as the text.
  package var tracking: Double?
  package var isUnderlined: Bool?
  package var isStruckOut: Bool?

  /// Whether it looks as the text does.
  var isPlain: Bool {
    font == nil && color == nil && tracking == nil && isUnderlined == nil && isStruckOut == nil
  }
}
