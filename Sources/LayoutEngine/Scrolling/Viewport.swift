/// A window onto content that may be larger: the rule of a scroll view.
///
/// Along its scrolling axes it takes what it is offered and asks the content for its ideal length;
/// across them it offers what it was offered and takes the content's length.
package struct Viewport: LayoutRule, Hashable, Sendable {
  /// The directions in which the content may be moved.
  package var axes: LayoutAxes
  /// How far the content is moved towards its start.
  package var offset: Point
  /// The scrolling axes along which the content is offered the room all the same. It fills that, and
  /// is moved only where it needs more.
  package var filled: LayoutAxes
  /// The part of the room at which content lies that is smaller.
  package var alignment: Point

  package init(
    _ axes: LayoutAxes = .vertical, offset: Point = .zero, filled: LayoutAxes = [],
    alignment: Point = .zero
  ) {
    self.axes = axes
    self.filled = filled
    self.alignment = alignment
    self.offset = Point(x: Length.distance(offset.x), y: Length.distance(offset.y))
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let content = contentSize(of: children, for: proposal)
    func length(_ axis: LayoutAxis) -> Double {
      axes.contains(axis) ? proposal[axis] ?? content[axis] : content[axis]
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let range = ScrollRange(
      axes: axes, viewport: size, content: contentSize(of: children, for: proposal))
    let moved = range.clamped(offset)
    func lead(_ axis: LayoutAxis) -> Double {
      let room = size[axis] - range.content[axis]
      return axes.contains(axis) ? Length.distance(max(0, room)) * alignment[axis] : 0
    }
    let lead = Point(x: lead(.horizontal), y: lead(.vertical))
    for child in 0..<children.count {
      let chosen = children.dimensions(of: child, for: unlimited(proposal))
      let origin = lead - moved
      place(child, Placement(origin: origin, size: chosen.size, proposal: chosen.proposal))
    }
  }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    nil
  }

  package func spacing(of children: some LayoutChildren) -> Spacing { .standard }

  /// The size of all that can be scrolled to.
  package func contentSize(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    var content = Size.zero
    for child in 0..<children.count {
      let chosen = children.dimensions(of: child, for: unlimited(proposal)).size
      content.width = max(content.width, chosen.width)
      content.height = max(content.height, chosen.height)
    }
    return content
  }

  private func unlimited(_ proposal: Proposal) -> Proposal {
    let free = axes.subtracting(filled)
    return Proposal(
      width: free.contains(LayoutAxis.horizontal) ? nil : proposal.width,
      height: free.contains(LayoutAxis.vertical) ? nil : proposal.height)
  }
}
