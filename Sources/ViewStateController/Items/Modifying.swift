extension ViewStateController {
  /// The ids of items that are being modified, each once; `nil` if there never were any.
  ///
  /// Write it to add and remove ids by hand. Ids that ``modifying(_:_:)`` has added stay until their
  /// work ends.
  @inlinable public var modifyingIds: [String]? {
    get { items.ids }
    set { items.ids = newValue }
  }

  /// Whether the item of this id is being modified.
  @inlinable public func isModifying(_ id: some Hashable) -> Bool { items.contains(id) }

  /// Does `work`, and counts the item of this id among those that are being modified until it ends,
  /// however it ends.
  ///
  ///     Button("Remove") {
  ///       Task { try await controller.modifying(pokemon.id) { try await remove(pokemon) } }
  ///     }
  ///
  /// Work for several items may go on at once, and so may several pieces of work for one item. An id
  /// that is no string stands in ``modifyingIds`` as it is described.
  public nonisolated(nonsending) func modifying<Failure: Error>(
    _ id: some Hashable, _ work: nonisolated(nonsending) () async throws(Failure) -> Void
  ) async throws(Failure) {
    let (name, items) = (Items.name(of: id), items.work)
    let finish = beginWork("the work on item \(name)")
    items.begin(name)
    defer {
      items.end(name)
      finish?()
    }
    try await work()
  }
}
