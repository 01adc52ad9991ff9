import Foundation

/// A section of a flow: lines of items, counted along the direction in which lines follow each other, and
/// across it.
nonisolated struct FlowSection {
  private let isDown: Bool
  private let breadth: CGFloat
  private let inset: UIEdgeInsets
  private let start: CGFloat
  private let header: CGFloat
  private let footer: CGFloat

  /// What lies between lines, and between items of a line, at least.
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0

  /// Where it ends.
  private(set) var end: CGFloat = 0

  private var frames: [CGRect] = []
  private var lines: [Line] = []

  private struct Line {
    let items: Range<Int>
    let start: CGFloat
    let end: CGFloat
  }

  init(
    isDown: Bool, breadth: CGFloat, inset: UIEdgeInsets, start: CGFloat, header: CGFloat,
    footer: CGFloat
  ) {
    self.isDown = isDown
    self.breadth = breadth
    self.inset = inset
    self.start = start
    self.header = header
    self.footer = footer
  }

  private var before: CGFloat { isDown ? inset.top : inset.left }
  private var after: CGFloat { isDown ? inset.bottom : inset.right }
  private var room: CGFloat {
    max(0, breadth - (isDown ? inset.left + inset.right : inset.top + inset.bottom))
  }

  /// Puts `count` items, each of the size that `size` says, into lines.
  mutating func arrange(_ count: Int, _ size: (Int) -> CGSize) {
    frames.reserveCapacity(count)
    var position = start + header + before
    var first = 0
    while first < count {
      var sizes: [CGSize] = []
      var width: CGFloat = 0
      while first + sizes.count < count {
        let next = size(first + sizes.count)
        let across = isDown ? next.width : next.height
        let wider = sizes.isEmpty ? across : width + itemSpacing + across
        if !sizes.isEmpty, wider > room + 0.001 { break }
        width = wider
        sizes.append(next)
      }
      let isLast = first + sizes.count == count
      let length = putLine(sizes, from: position, isLast: isLast)
      lines.append(
        Line(items: first..<first + sizes.count, start: position, end: position + length))
      position += length + (isLast ? 0 : lineSpacing)
      first += sizes.count
    }
    end = position + after + footer
  }

  /// Puts one line. What is left of the room lies between the items, and in the last line where it would
  /// if that were full.
  private mutating func putLine(_ sizes: [CGSize], from start: CGFloat, isLast: Bool) -> CGFloat {
    let across = sizes.map { isDown ? $0.width : $0.height }
    let along = sizes.map { isDown ? $0.height : $0.width }
    let length = along.max() ?? 0
    var gap = itemSpacing
    var count = sizes.count
    var taken = across.reduce(0, +)
    if isLast, let one = across.first, across.allSatisfy({ $0 == one }) {
      // As many as there could be.
      count = max(count, Int((room + itemSpacing + 0.001) / max(1, one + itemSpacing)))
      taken = one * CGFloat(count)
    } else if isLast {
      count = 1
    }
    if count > 1 { gap = max(itemSpacing, (room - taken) / CGFloat(count - 1)) }
    var place = isDown ? inset.left : inset.top
    // One that is alone in its line, as it is too large for another beside it, stands in the middle.
    if sizes.count == 1, !isLast, taken < room { place += (room - taken) / 2 }
    for index in sizes.indices {
      let down = start + (length - along[index]) / 2
      let size = sizes[index]
      frames.append(
        isDown
          ? CGRect(x: place, y: down, width: size.width, height: size.height)
          : CGRect(x: down, y: place, width: size.width, height: size.height))
      place += across[index] + gap
    }
    return length
  }

  func frame(of item: Int) -> CGRect? { frames.indices.contains(item) ? frames[item] : nil }

  var headerFrame: CGRect? { edge(from: start, header) }
  var footerFrame: CGRect? { edge(from: end - footer, footer) }

  private func edge(from start: CGFloat, _ length: CGFloat) -> CGRect? {
    guard length > 0 else { return nil }
    return isDown
      ? CGRect(x: 0, y: start, width: breadth, height: length)
      : CGRect(x: start, y: 0, width: length, height: breadth)
  }

  private func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    isDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func reaches(_ rect: CGRect) -> Bool {
    let span = span(rect)
    return start <= span.end && end >= span.start
  }

  /// The items of the lines that are seen in `rect`.
  func items(in rect: CGRect) -> Range<Int> {
    let span = span(rect)
    let first = partition { $0.end >= span.start }
    let last = partition { $0.start > span.end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  /// The first line of which `holds` is true, as it is of all that follow.
  private func partition(_ holds: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
