/// Some state and the lock it is behind.
///
/// The state need not be `Sendable`, since values in a stream need not be.
///
/// SAFETY: the state is only ever touched inside `withLock`; what leaves it is a copy.
@usableFromInline
package final class Guarded<State>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var state: State

  /// Guards `state`.
  @inlinable package init(_ state: State) { self.state = state }

  /// Runs `body` alone with the state: decide here, act after it returned.
  @inlinable
  package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&state) }
  }
}
