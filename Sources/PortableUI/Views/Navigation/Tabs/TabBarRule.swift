import LayoutEngine

/// Buttons beside one another, in the middle. Where there is no room for all, the widest give way. Where
/// a height is offered, they stand one below the other, all as wide as there is room, with the titles of
/// their sections, and are at least as high as that.
///
/// Dots do not give way: of those that are too many for the room, only some around one are in it, and the
/// others lie beside it, where nobody sees them.
struct TabBarRule: LayoutRule, Hashable {
  /// Which children are titles, counted without what is behind all of them.
  var headings: Set<Int> = []

  /// Whether the first child is what is behind the others.
  var hasBackground = false

  /// Where the buttons are dots, which of them is always in the room.
  var dot: Int?

  private static let margin = 6.0
  /// The distance of those beside one another: dots have room of their own around them.
  private var spacing: Double { dot == nil ? 6 : 0 }

  /// The distance of those one below the other.
  private static let columnSpacing = 2.0

  /// The buttons, and all that stands in a column.
  private func buttons(of children: some LayoutChildren) -> [Int] {
    lines(of: children).filter { !headings.contains($0 - (hasBackground ? 1 : 0)) }
  }

  private func lines(of children: some LayoutChildren) -> Range<Int> {
    min(hasBackground ? 1 : 0, children.count)..<children.count
  }

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return Size(width: proposal.width ?? 0, height: 0) }
    if let height = proposal.height, let width = proposal.width {
      return Size(width: width, height: max(height, columnHeight(of: children, in: width)))
    }
    let sizes = shares(of: children, in: proposal.width).map(\.size)
    let length = length(of: sizes) + 2 * Self.margin
    let height = sizes.reduce(0) { max($0, $1.height) } + 2 * Self.margin
    let least = dot == nil ? length : 0
    return Size(width: max(proposal.width ?? length, least), height: height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    if proposal.height != nil { return arrangeColumn(children, in: size, place: place) }
    let shares = shares(of: children, in: size.width)
    let seen = seen(of: shares.map(\.size), in: size.width)
    let length = length(of: shares[seen].map(\.size))
    let start = (size.width - length) / 2
    var x = dot == nil ? max(Self.margin, start) : start
    if hasBackground {
      let frame = Size(width: min(size.width, length + 2 * Self.margin), height: size.height)
      let origin = Point(x: max(0, x - Self.margin), y: 0)
      place(0, Placement(origin: origin, size: frame, proposal: Proposal(frame)))
    }
    // Titles have no room here.
    for heading in headings {
      let child = heading + (hasBackground ? 1 : 0)
      place(child, Placement(origin: Point(x: x, y: 0), size: .zero, proposal: .zero))
    }
    for (index, (child, share)) in zip(buttons(of: children), shares).enumerated() {
      let y = (size.height - share.size.height) / 2
      let isSeen = seen.contains(index)
      let aside = index < seen.lowerBound ? -share.size.width : size.width
      let origin = Point(x: isSeen ? x : aside, y: y)
      place(child, Placement(origin: origin, size: share.size, proposal: share.proposal))
      if isSeen { x += share.size.width + spacing }
    }
  }

  /// Which of the buttons are in the room: all but those dots for which there is none.
  private func seen(of sizes: [Size], in width: Double) -> Range<Int> {
    let room = width - 2 * Self.margin
    guard let dot, sizes.indices.contains(dot), length(of: sizes) > room else {
      return sizes.indices
    }
    // One is as wide as the other, and the one in question is there however narrow it is.
    let widest = sizes.reduce(1) { max($0, $1.width) }
    let most = max(1, (room + spacing) / (widest + spacing))
    let count = most < Double(sizes.count) ? Int(most) : sizes.count
    let first = min(max(0, dot - count / 2), sizes.count - count)
    return first..<first + count
  }

  private func arrangeColumn(
    _ children: some LayoutChildren, in size: Size, place: (Int, Placement) -> Void
  ) {
    let offer = Self.offer(inColumn: size.width)
    var y = Self.margin
    for child in lines(of: children) {
      let chosen = children.measure(child, for: offer)
      place(
        child, Placement(origin: Point(x: Self.margin, y: y), size: chosen, proposal: offer))
      y += chosen.height + Self.columnSpacing
    }
  }

  private func columnHeight(of children: some LayoutChildren, in width: Double) -> Double {
    let offer = Self.offer(inColumn: width)
    return lines(of: children).reduce(2 * Self.margin - Self.columnSpacing) { height, child in
      height + children.measure(child, for: offer).height + Self.columnSpacing
    }
  }

  private static func offer(inColumn width: Double) -> Proposal {
    Proposal(width: max(0, width - 2 * margin), height: nil)
  }

  /// The size of each button, and what it was offered for that.
  private func shares(
    of children: some LayoutChildren, in width: Double?
  ) -> [(size: Size, proposal: Proposal)] {
    let buttons = buttons(of: children)
    let wanted = buttons.map { children.measure($0, for: .unspecified) }
    let room = dot == nil ? width ?? .infinity : .infinity
    let excess = length(of: wanted) + 2 * Self.margin - room
    let limit = excess > 0 ? Self.limit(of: wanted.map(\.width), shorterBy: excess) : .infinity
    let narrow = Proposal(width: limit, height: nil)
    return zip(buttons, wanted).map { child, size in
      size.width <= limit
        ? (size, .unspecified) : (children.measure(child, for: narrow), narrow)
    }
  }

  /// How wide one may be at most, so that together they are that much shorter.
  private static func limit(of widths: [Double], shorterBy excess: Double) -> Double {
    var room = widths.reduce(-excess, +)
    var limit = 0.0
    for (index, width) in widths.sorted().enumerated() {
      limit = max(0, room / Double(widths.count - index))
      if width > limit { break }
      room -= width
    }
    return limit
  }

  private func length(of sizes: [Size]) -> Double {
    sizes.reduce(-spacing) { $0 + $1.width + spacing }
  }
}
