public import Synchronization

/// Cancels what it holds when it is cancelled itself or released, whichever comes first.
///
/// Every `sink` and `assign` returns one: keep it as long as the values are wanted.
public final class AnyCancellable: Cancellable {
  @usableFromInline let isOver = Atomic<Bool>(false)

  /// Belongs to whoever makes it over.
  @exclusivity(unchecked) @usableFromInline var cancellation: (() -> Void)?

  /// Calls `cancel` at the latest when this object is released, and never twice.
  @inlinable
  public init(_ cancel: @escaping () -> Void) {
    cancellation = cancel
  }

  /// Cancels `canceller` at the latest when this object is released.
  @inlinable
  public init<C: Cancellable>(_ canceller: C) {
    cancellation = canceller.cancel
  }

  // Not inlinable: with all of it in sight the optimizer keeps a token on the stack, leaves its header
  // unwritten because nobody reads it, and then has the runtime check what is in there.
  @inline(never)
  deinit { cancellation?() }

  /// Cancels now, and lets go of what was held.
  @inlinable
  public func cancel() {
    if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
    let cancellation = cancellation.take()
    cancellation?()
  }

  /// Keeps this token in `collection`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

extension AnyCancellable: Hashable {
  /// Two tokens are equal when they are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
