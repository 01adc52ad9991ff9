import CGTK
import LayoutEngine
import PortableUI

/// Words in a font, laid out once for everyone who shows them.
///
/// What was measured is what is drawn: the layouts made for the size are kept for the picture.
final class TextBlock {
  /// What makes two texts the same apart from their colours.
  struct Key: Hashable {
    let text: String
    let font: Font
    let alignment: TextAlignment
    var look: TextLook?
  }

  private let key: Key
  private let face: FontFace

  /// When it was asked for last; see ``TextBlocks``.
  @exclusivity(unchecked) var generation = -1

  /// The words on as few lines as they have by themselves.
  let whole: TextLines

  /// The words in less room than that: the last few rooms that were asked for.
  private var fitted: [(room: Room, lines: TextLines)] = []
  private static let mostFitted = 4

  private struct Room: Equatable {
    /// In pixels; `nil` for as wide as the words are.
    var width: Double?
    /// The most lines.
    var lineCount: Int?
  }

  init(_ key: Key) {
    self.key = key
    face = Fonts.face(of: key.font)
    whole = TextLines(key, face, width: nil, lineCount: nil)
  }

  /// The lines in a room, of which no more than `lineLimit` are shown.
  func lines(for proposal: Proposal, limit lineLimit: Int?) -> TextLines {
    var room = Room()
    if let width = proposal.width, width < whole.size.width { room.width = max(0, width) }
    room.lineCount = lineLimit.map { max(1, $0) }
    if let height = proposal.height, height.isFinite, height < whole.size.height {
      let spacing = key.look?.lineSpacing ?? 0
      let lines = (height + spacing) / (face.lineHeight + spacing)
      let count = max(1, Int((lines + 0.01).rounded(.down)))
      room.lineCount = min(count, room.lineCount ?? count)
    }
    if room.width == nil, room.lineCount ?? .max >= whole.count { return whole }
    return lines(in: room)
  }

  private func lines(in room: Room) -> TextLines {
    if let known = fitted.first(where: { $0.room == room }) { return known.lines }
    let lines = TextLines(key, face, width: room.width, lineCount: room.lineCount)
    if fitted.count == Self.mostFitted { fitted.removeFirst() }
    fitted.append((room, lines))
    return lines
  }

  /// The lines to show in a frame of `size`: those that were measured for it, where there are any.
  func lines(toShowIn size: Size, limit lineLimit: Int?) -> TextLines {
    if size.width >= whole.size.width, size.height >= whole.size.height, lineLimit == nil {
      return whole
    }
    if let measured = fitted.last(where: { $0.lines.size == size }) { return measured.lines }
    return lines(for: Proposal(size), limit: lineLimit)
  }
}
