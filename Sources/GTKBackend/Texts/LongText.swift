import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// A text that is too long to be laid out as a whole before something of it is seen.
///
/// Its lines are broken by the widths of single letters, which takes a thousandth of the time that a
/// layout does. Only lines that are seen are laid out, each for itself, when they are drawn. All lines
/// are of one height, so it is known where each of them is.
final class LongText {
  let key: TextBlock.Key
  let face: FontFace
  let breaker: LineBreaker

  /// The lines in the last few rooms that were asked for.
  private var known: [LongLines] = []
  private static let mostKnown = 6

  /// From so many bytes on a text is long.
  static let least = 8_192

  init(_ key: TextBlock.Key) {
    self.key = key
    face = Fonts.face(of: key.font)
    breaker = LineBreaker(key.text, face.widths)
  }

  /// The lines in a room, of which no more than `lineLimit` are shown.
  func lines(for proposal: Proposal, limit lineLimit: Int?) -> LongLines {
    var most = lineLimit.map { max(1, $0) } ?? .max
    if let height = proposal.height, height < 1e9 {
      most = min(most, max(1, Int((height / face.lineHeight + 0.01).rounded(.down))))
    }
    let room = LongLines.Room(width: width(for: proposal.width), most: most)
    if let known = known.first(where: { $0.room == room }) { return known }
    // What has fewer lines than that in the same width is the same.
    if let known = known.first(where: {
      $0.room.width == room.width && !$0.isCut && $0.count <= most
    }) {
      return known
    }
    let lines = LongLines(of: self, in: room)
    if known.count == Self.mostKnown { known.removeFirst() }
    known.append(lines)
    return lines
  }

  /// A width in Pango's units, as far as these go.
  private func width(for width: Double?) -> CInt {
    guard let width, width < 2_000_000 else { return .max }
    return CInt((max(0, width) * Double(PANGO_SCALE)).rounded(.down))
  }

  /// The lines to show in a frame of `size`: those that were measured for it, where there are any.
  func lines(toShowIn size: Size, limit lineLimit: Int?) -> LongLines {
    known.last { $0.size == size } ?? lines(for: Proposal(size), limit: lineLimit)
  }
}

/// The lines of a long text in a room.
final class LongLines {
  struct Room: Equatable {
    let width: CInt
    let most: Int
  }

  let room: Room

  /// How many lines of long texts have been laid out since the program began.
  private(set) static var laidOutCount = 0

  /// How many there are.
  let count: Int

  /// Whether there are more than are shown.
  let isCut: Bool

  /// The room that the lines take, in whole pixels.
  let size: Size
  private unowned let text: LongText

  /// Where every so many-th line begins.
  private let starts: [Int]
  private static let stride = 64

  init(of text: LongText, in room: Room) {
    self.text = text
    self.room = room
    let (found, starts) = text.breaker.count(
      width: room.width, most: room.most, stride: Self.stride)
    self.starts = starts
    count = Int(found.count)
    isCut = found.is_cut != 0
    // An ellipsis may stand behind the last line.
    let width = isCut && room.width < .max ? max(found.width, room.width) : found.width
    size = Size(
      width: (Double(width) / Double(PANGO_SCALE)).rounded(.up),
      height: Double(count) * text.face.lineHeight)
  }

  var baselines: (first: Double, last: Double) {
    (text.face.ascent, text.face.ascent + Double(count - 1) * text.face.lineHeight)
  }

  /// The lines that are seen between two heights.
  private func numbers(from top: Double, to bottom: Double) -> Range<Int> {
    let height = text.face.lineHeight
    let first = min(count, max(0, Int((top / height).rounded(.down))))
    let last = min(count, max(0, Int((bottom / height).rounded(.up))))
    return first..<max(first, last)
  }

  /// Calls `body` with a layout of each line that is seen between two heights, and with its place.
  func layOut(from top: Double, to bottom: Double, _ body: (OpaquePointer, Point) -> Void) {
    let numbers = numbers(from: top, to: bottom)
    guard !numbers.isEmpty else { return }
    let layout = pango_layout_new(text.face.context)!
    defer { g_object_unref(layout.rawObject) }
    pango_layout_set_single_paragraph_mode(layout, 1)
    var number = numbers.lowerBound / Self.stride * Self.stride
    text.breaker.forEachLine(from: starts[number / Self.stride], width: room.width) {
      line, letters in
      if numbers.contains(number), line.end > line.start {
        let isLast = isCut && number == count - 1
        set(line, of: letters, isLast: isLast, on: layout)
        Self.laidOutCount += 1
        let y = Double(number) * text.face.lineHeight
        body(layout, Point(x: shift(of: layout), y: y))
      }
      number += 1
      return number < numbers.upperBound
    }
  }

  private func set(
    _ line: CGTKLine, of letters: UnsafeBufferPointer<CChar>, isLast: Bool,
    on layout: OpaquePointer
  ) {
    let words = UnsafeBufferPointer(rebasing: letters[Int(line.start)..<Int(line.end)])
    guard isLast else {
      pango_layout_set_width(layout, -1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      return pango_layout_set_text(layout, words.baseAddress, CInt(words.count))
    }
    let shown = String(decoding: words.map(UInt8.init(bitPattern:)), as: UTF8.self) + "…"
    pango_layout_set_text(layout, shown, -1)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_width(layout, CInt(size.width * Double(PANGO_SCALE)))
  }

  /// How far right a line begins.
  private func shift(of layout: OpaquePointer) -> Double {
    let left = max(0, size.width - layout.extent.width)
    let line = pango_layout_get_line_readonly(layout, 0)
    let isFromRight = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    return switch (text.key.alignment, isFromRight) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): (left / 2).rounded()
    case (.trailing, false), (.leading, true): left
    }
  }
}
