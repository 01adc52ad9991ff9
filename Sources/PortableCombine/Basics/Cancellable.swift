/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it and lets go of what it holds. A second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this alive, and cancels it, together with `collection`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps this alive, and cancels it, together with `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
