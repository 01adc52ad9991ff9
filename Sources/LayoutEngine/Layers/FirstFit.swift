/// Shows the first child whose ideal size fits, and the last where none does: the rule of
/// `ViewThatFits`.
package struct FirstFit: LayoutRule, Hashable, Sendable {
  /// The directions in which a child must fit.
  package var axes: LayoutAxes

  package init(in axes: LayoutAxes = [.horizontal, .vertical]) {
    self.axes = axes
  }

  /// The child that is shown for `proposal`; `nil` without children.
  ///
  /// Children after it are not even measured.
  package func choice(of children: some LayoutChildren, for proposal: Proposal) -> Int? {
    let ideal = Proposal(
      width: axes.contains(LayoutAxis.horizontal) ? nil : proposal.width,
      height: axes.contains(LayoutAxis.vertical) ? nil : proposal.height)
    for child in 0..<max(0, children.count - 1) {
      let size = children.dimensions(of: child, for: ideal).size
      if fits(size, proposal, .horizontal), fits(size, proposal, .vertical) { return child }
    }
    return children.count > 0 ? children.count - 1 : nil
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard let child = choice(of: children, for: proposal) else { return .zero }
    return children.dimensions(of: child, for: proposal).size
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard let child = choice(of: children, for: proposal) else { return }
    let chosen = children.dimensions(of: child, for: proposal)
    place(child, Placement(origin: .zero, size: chosen.size, proposal: proposal))
  }

  package func spacing(of children: some LayoutChildren) -> Spacing { .standard }

  private func fits(_ size: Size, _ proposal: Proposal, _ axis: LayoutAxis) -> Bool {
    !axes.contains(axis) || size[axis] <= proposal[axis] ?? .infinity
  }
}
