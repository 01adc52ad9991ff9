import VSM

/// What an observer is told of a container, in order.
@MainActor
final class Seen<State> {
  private(set) var states: [State] = []
  private var token: AnyCancellable?

  /// Follows the states of `container` once they are, from the next one on.
  init(_ container: some StatePublishing<State>, onState: @escaping (State) -> Void = { _ in }) {
    token = container.didSetPublisher.dropFirst().sink { [unowned self] state in
      states.append(state)
      onState(state)
    }
  }
}
