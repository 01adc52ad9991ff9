public import Synchronization

/// The one lock of this module: small, uncontended in practice, never held while calling out.
///
/// It wraps a mutex of nothing rather than of the state it guards, because a mutex whose payload
/// is generic is not specialised here and costs many times more.
@usableFromInline
struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex<Void>(())

  @inlinable
  init() {}

  /// Runs `body` alone: decide here, act after it returned.
  ///
  /// `Mutex.withLock` would insist that what is guarded can be sent between isolation domains;
  /// values in a stream need not be.
  @inlinable @inline(__always)
  func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
