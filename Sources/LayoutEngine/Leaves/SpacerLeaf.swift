/// Room that grows: it takes along its stack's axis whatever the other children leave.
///
/// A spacer is asked last (``priority``), and a stack puts no spacing of its own beside it.
package struct SpacerLeaf: Hashable, Sendable {
  /// The least length along the axis; the standard spacing unless told otherwise.
  package var minLength: Double
  /// The axis of the stack it stands in, `nil` outside of one, where it fills both directions.
  package var axis: LayoutAxis?

  package init(minLength: Double? = nil, along axis: LayoutAxis?) {
    self.minLength = Length.given(minLength) ?? Length.standardSpacing
    self.axis = axis
  }

  /// Below every other: a spacer gets what nobody else wants.
  package static let priority = -Double.infinity

  /// What it takes of `proposal`: its ideal length is its least, and across the axis it takes none.
  package func size(for proposal: Proposal) -> Size {
    func length(_ direction: LayoutAxis) -> Double {
      if let axis, axis != direction { return 0 }
      return max(minLength, proposal[direction] ?? minLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}
