/// Some state and the lock it is behind, for state that is shared by the whole program.
///
/// SAFETY: the state is only ever touched inside `withLock`.
final class Guarded<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  init(_ state: State) { self.state = state }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }
}
