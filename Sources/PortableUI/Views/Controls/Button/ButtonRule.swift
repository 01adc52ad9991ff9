import LayoutEngine

/// Puts a button's label inside its edges; a label of several views is a row.
struct ButtonRule: LayoutRule, Hashable {
  let insets: Insets

  /// Whether it is as wide as it is high, with the label in the middle.
  var isCircle = false

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    if isCircle {
      let inner = inCircle.size(of: children, for: proposal)
      let side = max(inner.width, inner.height)
      return Size(width: side, height: side)
    }
    if children.count == 1 { return Padding(insets).size(of: children, for: proposal) }
    let row = Self.row.size(of: children, for: inside(proposal))
    return Size(
      width: row.width + insets.leading + insets.trailing,
      height: row.height + insets.top + insets.bottom)
  }

  func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    guard children.count == 1, !isCircle else { return nil }
    return Padding(insets).saturatedSize(of: children, for: proposal, size: size)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    if isCircle {
      let inner = inCircle.size(of: children, for: proposal)
      let corner = Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
      return inCircle.arrange(children, in: inner, for: proposal) { child, placement in
        place(child, Placement(placement, movedBy: corner))
      }
    }
    if children.count == 1 {
      return Padding(insets).arrange(children, in: size, for: proposal, place: place)
    }
    let origin = Point(x: insets.leading, y: insets.top)
    let room = Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    Self.row.arrange(children, in: room, for: inside(proposal)) { child, placement in
      place(child, Placement(placement, movedBy: origin))
    }
  }

  private var inCircle: ButtonRule { ButtonRule(insets: insets) }

  private static let row = Stack(.horizontal, alignment: .verticalCenter)

  private func inside(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - insets.leading - insets.trailing },
      height: proposal.height.map { $0 - insets.top - insets.bottom })
  }
}

extension Placement {
  /// Another one that is as far from `other` as `distance` says.
  init(_ other: Placement, movedBy distance: Point) {
    self = other
    origin = origin + distance
  }
}
