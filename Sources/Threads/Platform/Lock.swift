public import Synchronization

/// A small lock: uncontended in practice, never held while calling out.
///
/// It wraps a mutex of nothing rather than of the state it guards, because a mutex whose payload
/// is generic is not specialized here and costs many times more.
@usableFromInline
package struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex<Void>(())

  /// Tells the thread sanitizer that what one holder did, the next one sees. The mutex makes it so,
  /// but does it in a library the sanitizer does not look into; on its own this is a plain move.
  @usableFromInline let handover = Atomic<Bool>(false)

  /// A lock that nobody holds.
  @inlinable
  package init() {}

  /// Runs `body` alone: decide here, act after it returned.
  ///
  /// `Mutex.withLock` would insist that what is guarded can be sent between isolation domains;
  /// states need not be.
  @inlinable @inline(__always)
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure)
    -> Result
  {
    mutex._unsafeLock()
    _ = handover.load(ordering: .acquiring)
    defer {
      handover.store(true, ordering: .releasing)
      mutex._unsafeUnlock()
    }
    return try body()
  }
}
