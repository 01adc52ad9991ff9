package import LayoutEngine

/// The words that were shown before, while they become others: those lose what these gain.
package final class TextFade: Equatable, Sendable {
  /// The words before.
  package let old: TextContent

  /// The room in which they were shown.
  package let size: Size

  /// How much of the new words is there, from 0 to 1.
  package let part: Double

  init(from old: TextContent, in size: Size, part: Double) {
    self.old = old
    self.size = size
    self.part = part
  }

  /// Whether both are as far with the same words.
  package static func == (lhs: TextFade, rhs: TextFade) -> Bool {
    lhs === rhs || lhs.part == rhs.part && lhs.size == rhs.size && lhs.old == rhs.old
  }
}

extension TextContent {
  /// The same as if it had always been these words.
  package var settled: TextContent {
    guard fade != nil else { return self }
    var content = self
    content.fade = nil
    return content
  }
}
