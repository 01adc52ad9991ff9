/// A thin line across the axis of the stack it stands in; a level line outside of one.
package struct DividerLeaf: Hashable, Sendable {
  /// How thick the line is.
  package var thickness: Double
  /// The axis of the stack it divides.
  package var axis: LayoutAxis

  package init(thickness: Double = 1, along axis: LayoutAxis = .vertical) {
    self.thickness = Length.given(thickness) ?? 1
    self.axis = axis
  }

  /// As long as the proposal across the axis, and always as thick.
  package func size(for proposal: Proposal) -> Size {
    Size(thickness, along: axis, cross: proposal[axis.cross] ?? Length.unspecified)
  }
}
