import Measuring

/// The least that does a container's work: a state, and closures that are called in turn.
///
/// A class over any state, as the container is; it has no lock, no actions, and one thread.
final class ClosureList<State> {
  private(set) var state: State
  private var closures: [(State) -> Void] = []

  init(_ state: State) { self.state = state }

  func add(_ closure: @escaping (State) -> Void) { closures.append(closure) }

  func set(_ state: State) {
    for closure in closures { closure(state) }
    self.state = state
  }
}
