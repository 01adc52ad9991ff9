/// A node that keeps its view, and the state of that.
package class ViewNode<V: View>: NodeOf<V> {
  @exclusivity(unchecked) package final var view: V

  /// The objects behind the view's property wrappers, in the order of its fields.
  @exclusivity(unchecked) final var slots: ContiguousArray<AnyObject?> = []

  package init(_ view: consuming V, at place: __shared Place) {
    self.view = view
    super.init(at: place)
  }

  /// Does nothing where the new value is the same as the one before.
  package final override func update(_ new: consuming V) {
    if type.isSame(&view, &new) { return }
    view = new
    connectProperties()
    viewChanged()
  }

  /// Brings the nodes of the content up to date with a new `view`.
  package func viewChanged() {}

  /// The objects that were kept of this view where it was here before.
  private func firstSlots() -> ContiguousArray<AnyObject?> {
    if let kept = SavedRowStates.current?.state(for: self) as? SavedSlots,
      kept.slots.count == type.properties.count
    {
      return ContiguousArray(kept.slots.map { $0?.renewed(for: self) })
    }
    return ContiguousArray(repeating: nil, count: type.properties.count)
  }

  override func savedRowState() -> (any SavedRowState)? { slots.isEmpty ? nil : SavedSlots(slots) }

  package final override func connectProperties() {
    guard !type.properties.isEmpty, !flags.contains(.isRow) else { return }
    if slots.isEmpty { slots = firstSlots() }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, property) in type.properties.enumerated() {
        property.connect(bytes.baseAddress! + property.offset, self, &slots[index])
      }
    }
  }
}
