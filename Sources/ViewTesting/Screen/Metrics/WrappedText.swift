import LayoutEngine
import PortableUI

/// A text broken into lines for a width: at spaces where that is enough, inside words where not.
struct WrappedText {
  /// A line as it is shown, and from which byte of the text on; `nil` where its beginning is left out.
  typealias ShownLine = (text: String, width: Int, start: Int?)

  /// The lines as they are shown.
  private(set) var lines: [ShownLine] = []
  private let table: FontTable
  private let truncation: TextLook.Truncation

  /// Breaks `text` so that no line is wider than `room` and no line is below its end.
  init(
    _ text: String, font: Font, look: TextLook? = nil, lineLimit: Int? = nil, in room: Proposal
  ) {
    table = FontTable(font, look)
    truncation = look?.truncation ?? .tail
    let width = room.width.map(table.thousandths(in:)) ?? .max
    var limit = lineLimit.map { max(1, $0) } ?? .max
    if let height = room.height, height.isFinite, table.lineHeight > 0 {
      let count = (height + table.lineSpacing) / (table.lineHeight + table.lineSpacing)
      limit = min(limit, max(1, Int((count + 1e-6).rounded(.down))))
    }
    var all: [Line] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      all += broken(paragraph, width)
      // One line more than there is room for says that something is left over.
      if all.count > limit { break }
    }
    func start(of line: Line) -> Int {
      text.utf8.distance(from: text.startIndex, to: line.rest.startIndex)
    }
    let hasRuns = look?.runs.isEmpty == false
    lines = all.prefix(limit).map { (String($0.text), $0.width, hasRuns ? start(of: $0) : nil) }
    if all.count > limit {
      let last = all[limit - 1]
      let (text, width) = shortened(last.rest, to: width)
      lines[limit - 1] = (text, width, hasRuns && truncation == .tail ? start(of: last) : nil)
    }
  }

  /// A line, and all of its paragraph from there on.
  private struct Line {
    let text: Substring
    let width: Int
    let rest: Substring
  }

  /// What the lines of such a text take.
  static func size(
    of text: String, font: Font, look: TextLook? = nil, lineLimit: Int? = nil,
    in room: Proposal
  ) -> Size {
    let table = FontTable(font, look)
    // Most texts are one plain line that fits.
    if let width = table.width(ofPlain: text),
      room.width.map({ width <= table.thousandths(in: $0) }) ?? true
    {
      return Size(width: table.points(width), height: table.lineHeight)
    }
    return WrappedText(text, font: font, look: look, lineLimit: lineLimit, in: room).size
  }

  /// What the lines take.
  var size: Size {
    Size(
      width: table.points(lines.map(\.width).max() ?? 0),
      height: table.height(ofLines: lines.count))
  }

  private func width(of text: Substring) -> Int {
    text.reduce(0) { $0 + table.advance(of: $1) }
  }

  private func broken(_ paragraph: Substring, _ most: Int) -> [Line] {
    let whole = width(of: paragraph)
    if whole <= most { return [Line(text: paragraph, width: whole, rest: paragraph)] }
    var lines: [Line] = []
    var rest = paragraph
    while !rest.isEmpty {
      let end = endOfFirstLine(of: rest, most)
      let text = rest[..<end]
      let shown = text.lastIndex { $0 != " " }.map { text[...$0] } ?? text[..<text.startIndex]
      lines.append(Line(text: shown, width: width(of: shown), rest: rest))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines
  }

  /// Where the first line ends: behind the last word that fits, or inside a word that fits nowhere.
  private func endOfFirstLine(of text: Substring, _ most: Int) -> Substring.Index {
    var width = 0
    var index = text.startIndex
    var lastBreak: Substring.Index?
    while index < text.endIndex {
      let character = text[index]
      if character == " " {
        lastBreak = index
      } else {
        let advance = table.advance(of: character)
        // Scripts of wide characters break between any two of them.
        if advance >= 1000, index > text.startIndex { lastBreak = index }
        if width + advance > most, index > text.startIndex {
          return lastBreak ?? index
        }
      }
      width += table.advance(of: character)
      index = text.index(after: index)
    }
    return index
  }

  /// As much of `text` as there is room for beside an ellipsis, and the ellipsis.
  private func shortened(_ text: Substring, to most: Int) -> (text: String, width: Int) {
    let ellipsis = table.advance(of: "…")
    let room = most - ellipsis
    var (head, tail) = (text[..<text.startIndex], text[text.endIndex...])
    switch truncation {
    case .tail: head = beginning(of: text, room)
    case .head: tail = end(of: text, room)
    case .middle:
      head = beginning(of: text, room / 2)
      tail = end(of: text, room - width(of: head))
    }
    while head.last == " " { head.removeLast() }
    while tail.first == " " { tail.removeFirst() }
    return ("\(head)…\(tail)", width(of: head) + ellipsis + width(of: tail))
  }

  private func beginning(of text: Substring, _ most: Int) -> Substring {
    var width = 0
    return text.prefix { character in
      width += table.advance(of: character)
      return width <= most
    }
  }

  private func end(of text: Substring, _ most: Int) -> Substring {
    text.suffix(beginning(of: Substring(String(text.reversed())), most).count)
  }
}
