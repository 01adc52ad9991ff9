extension StateObserving {
  /// Observes `sequence`, which may be written as a list: `observe([{ .loading }, { await load() }])`.
  @_disfavoredOverload
  @inlinable
  public func observe(_ sequence: StateSequence<ContainedState>) {
    perform(StateAction { $0.begin(sequence, from: $1) }, debounced: nil)
  }
}
