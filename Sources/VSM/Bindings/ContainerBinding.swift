import Threads
public import ViewPlatform

extension StateContainer {
  /// A binding that reads `part`, and observes what `action` makes of the state and a new value.
  public func bind<Value>(
    _ part: KeyPath<State, Value>,
    performing action: @escaping (State, Value) -> StateAction<State>
  ) -> Binding<Value> {
    let bound = Handover(Bound(self, part, action))
    return Binding(get: { bound.content.read() }, set: { bound.content.write($0) })
  }
}

/// What is behind a binding. It does not keep the container.
private final class Bound<State, Value> {
  private weak var container: StateContainer<State>?
  private let part: KeyPath<State, Value>
  private let action: (State, Value) -> StateAction<State>
  private var last: Value

  init(
    _ container: StateContainer<State>, _ part: KeyPath<State, Value>,
    _ action: @escaping (State, Value) -> StateAction<State>
  ) {
    self.container = container
    self.part = part
    self.action = action
    last = container.state[keyPath: part]
  }

  func read() -> Value {
    if let container { last = container.state[keyPath: part] }
    return last
  }

  func write(_ value: Value) {
    guard let container else { return }
    container.perform(action(container.state, value), debounced: nil)
  }
}
