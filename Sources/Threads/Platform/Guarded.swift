/// Some state and the lock it is behind.
///
/// The state need not be `Sendable`, since values in a stream need not be.
///
/// SAFETY: the state is only ever touched inside `withLock`; what leaves it is a copy.
package final class Guarded<State>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var state: State

  /// Guards `state`.
  package init(_ state: State) { self.state = state }

  /// Runs `body` alone with the state: decide here, act after it returned.
  package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&state) }
  }
}
