import Synchronization

/// A lock around state that need not be `Sendable`, since values in a stream need not be.
///
/// SAFETY: the state is only ever touched inside `withLock`; what leaves it is a copy.
struct UncheckedMutex<State>: ~Copyable, @unchecked Sendable {
  private let mutex = Mutex<Void>(())
  private let state: UnsafeMutablePointer<State>

  init(_ initial: State) {
    state = .allocate(capacity: 1)
    state.initialize(to: initial)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body(&state.pointee)
  }
}
