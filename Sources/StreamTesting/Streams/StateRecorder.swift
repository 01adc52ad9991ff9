public import PortableCombine
import Threads

/// Keeps every state that something was in, from the one it is in now.
///
///     let recorder = StateRecorder(container.$state)
///     container.observe(loader.load())
///     #expect(recorder.labels == ["initialized", "loading", "loaded"])
///
/// It takes whatever publishes states: a container's `$state` or `didSetPublisher`, the `$` of a
/// `@Published` property, a subject. States need not be equatable, which is what the labels are for. It
/// records until it is cancelled or released, and keeps nothing alive.
public final class StateRecorder<State>: Cancellable {
  private let recorded = Guarded<[State]>([])
  private let subscription = Guarded<AnyCancellable?>(nil)

  /// Records what `publisher` sends.
  public init(_ publisher: some Publisher<State, Never>) {
    let recorded = recorded
    let token = publisher.sink { state in recorded.withLock { $0.append(state) } }
    subscription.withLock { $0 = token }
  }

  /// The states, in order.
  public var states: [State] { recorded.withLock { $0 } }

  /// The states in a word each: the name of the case where the state is an enumeration, otherwise
  /// what it is printed as.
  public var labels: [String] { states.map(label) }

  /// Stops recording, and keeps what was recorded.
  public func cancel() {
    let token = subscription.withLock { token in
      defer { token = nil }
      return token
    }
    token?.cancel()
  }
}

/// A state in a word.
private func label(of state: some Any) -> String {
  let mirror = Mirror(reflecting: state)
  // A case with values has them as its one child, under the name of the case.
  guard mirror.displayStyle == .enum, let name = mirror.children.first?.label else {
    return "\(state)"
  }
  return name
}
