import LayoutEngine

/// A part of a row that stands beside its content.
enum RowPart: Hashable {
  /// Before the content.
  case mark
  /// Behind the content, and the last of all.
  case handle
  /// Behind the content.
  case badge
}

/// How a row of a list is laid out: as wide as the list, at least as high as rows are, its content in
/// the middle of the height, with its parts beside it. Whatever else is in it lies behind the content.
struct RowRule: LayoutRule, Hashable {
  let insets: Insets
  let leastHeight: Double

  /// What its children after the first are.
  var parts: [RowPart] = []

  /// How far all of it makes way for its last child, which lies where it was.
  var shift: RowShift?

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    let known = known(of: children)
    let taken = insets.leading + insets.trailing + room(for: known)
    let content = children.dimensions(of: 0, for: inside(proposal.width, taken)).size
    return Size(
      width: proposal.width ?? content.width + taken,
      height: max(leastHeight, content.height + insets.top + insets.bottom))
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let known = known(of: children)
    let taken = insets.leading + insets.trailing + room(for: known)
    let content = children.dimensions(of: 0, for: inside(size.width, taken))
    let room = size.height - insets.top - insets.bottom
    var (start, end) = (insets.leading, size.width - insets.trailing)
    let distance = shift?.distance ?? 0
    for (index, part) in known.enumerated() {
      let width = part.size.width
      let x = parts[index] == .mark ? start : end - width
      if parts[index] == .mark {
        start += width + Length.standardSpacing
      } else {
        end -= width + Length.standardSpacing
      }
      let corner = Point(x: x + distance, y: (size.height - part.size.height) / 2)
      place(index + 1, Placement(origin: corner, size: part.size, proposal: part.proposal))
    }
    let top = insets.top + max(0, (room - content.size.height) / 2)
    let origin = Point(x: start + distance, y: top)
    place(0, Placement(origin: origin, size: content.size, proposal: content.proposal))
    for child in known.count + 1..<max(children.count, known.count + 1) {
      if let shift, child == children.count - 1 {
        place(child, uncovered(by: shift, in: size))
        continue
      }
      let other = children.dimensions(of: child, for: Proposal(size))
      let corner = Point(x: distance, y: 0)
      place(child, Placement(origin: corner, size: other.size, proposal: other.proposal))
    }
  }

  /// The room at the edge that is not covered any more.
  private func uncovered(by shift: RowShift, in size: Size) -> Placement {
    let room = Size(width: shift.length, height: size.height)
    let x = shift.edge == .leading ? 0 : size.width - shift.length
    return Placement(origin: Point(x: x, y: 0), size: room, proposal: Proposal(room))
  }

  /// The parts that are there, measured.
  private func known(of children: some LayoutChildren) -> [Dimensions] {
    guard !parts.isEmpty else { return [] }
    return (1..<max(1, min(children.count, parts.count + 1))).map {
      children.dimensions(of: $0, for: .unspecified)
    }
  }

  private func room(for parts: [Dimensions]) -> Double {
    parts.reduce(0) { $0 + $1.size.width + Length.standardSpacing }
  }

  private func inside(_ width: Double?, _ taken: Double) -> Proposal {
    Proposal(width: width.map { max(0, $0 - taken) }, height: nil)
  }
}
