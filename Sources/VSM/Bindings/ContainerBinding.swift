import Threads
public import ViewPlatform

extension StateContainer {
  /// A binding that reads `part`, and that begins what `action` makes of the state and the value that
  /// is written.
  ///
  /// It takes the state there is when it is written, and does not keep the container. Until the action
  /// answers, it reads back what was written.
  public func bind<Value>(
    _ part: KeyPath<State, Value>,
    performing action: @escaping (State, Value) -> StateAction<State>
  ) -> Binding<Value> {
    let load = Handover(BoundPart(part, of: self, action: action))
    return Binding(get: { load.content.read() }, set: { load.content.write($0) })
  }
}

/// What is behind a binding to a part of a container's state.
private final class BoundPart<State, Value> {
  private weak var container: StateContainer<State>?
  private let part: KeyPath<State, Value>
  private let action: (State, Value) -> StateAction<State>

  /// What to read when the container has gone.
  private let last: Guarded<Value>

  init(
    _ part: KeyPath<State, Value>, of container: StateContainer<State>,
    action: @escaping (State, Value) -> StateAction<State>
  ) {
    self.container = container
    self.part = part
    self.action = action
    last = Guarded(container.engine.read(part))
  }

  func read() -> Value {
    guard let container else { return last.withLock { $0 } }
    let value = container.engine.read(part)
    var replaced = value
    last.withLock { swap(&$0, &replaced) }
    return value
  }

  func write(_ value: Value) {
    let load = Handover((part: self, value: value))
    runOnMain { load.content.part.perform(load.content.value) }
  }

  private func perform(_ value: Value) {
    guard let engine = container?.engine else { return }
    let state = engine.state
    let written = Written(value, to: part, of: state)
    _ = action(state, value).start(on: engine, .binding(written))
    if engine.hasAnswered(written) { giveAnswer() }
    engine.announceToViews()
  }
}
