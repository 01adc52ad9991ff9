public import Synchronization

/// The one lock of this module: small, uncontended in practice, never held while calling out.
///
/// It wraps a mutex of nothing rather than of the state it guards, because a mutex whose payload
/// is generic is not specialised here and costs many times more.
@usableFromInline
struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex<Void>(())

  /// Handed from holder to holder, for the thread sanitizer: it cannot look into a mutex that a
  /// thread had to wait for, and would take what the mutex orders for races.
  @usableFromInline let baton = Atomic<Bool>(false)

  @inlinable
  init() {}

  /// Runs `body` alone: decide here, act after it returned.
  ///
  /// `Mutex.withLock` would insist that what is guarded can be sent between isolation domains;
  /// values in a stream need not be.
  @inlinable
  func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    mutex._unsafeLock()
    _ = baton.load(ordering: .acquiring)
    defer {
      baton.store(false, ordering: .releasing)
      mutex._unsafeUnlock()
    }
    return try body()
  }
}
