/// What a native control takes that stretches in some directions, as a slider or a text field does,
/// and has a size in the others that nobody changes.
package struct StretchLeaf: Hashable, Sendable {
  /// The directions in which it takes what it is offered.
  package var axes: LayoutAxes
  /// The size it likes best.
  package var natural: Size
  /// The size below which it cannot be drawn.
  package var least: Size

  package init(_ axes: LayoutAxes, natural: Size, least: Size) {
    self.axes = axes
    self.least = Size(
      width: Length.given(least.width) ?? 0, height: Length.given(least.height) ?? 0)
    self.natural = Size(
      width: max(self.least.width, Length.given(natural.width) ?? 0),
      height: max(self.least.height, Length.given(natural.height) ?? 0))
  }

  /// What it takes of `proposal`: never less than its least size.
  package func size(for proposal: Proposal) -> Size {
    func length(_ axis: LayoutAxis) -> Double {
      guard axes.contains(axis), let offered = proposal[axis] else { return natural[axis] }
      return max(least[axis], offered)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}
