import Threads
public import ViewPlatform

/// What `$state` of a ``RenderedViewState`` is: all that a container is, and what starts the rendering.
public final class RenderedState<State>: StateContaining {
  /// Holds the state.
  public let container: StateContainer<State>

  private let method: RenderMethod<State>
  private let rendering = Guarded<Rendering>(.notStarted)

  private enum Rendering {
    case notStarted
    case started(AnyCancellable?)
  }

  init(_ container: StateContainer<State>, _ method: RenderMethod<State>) {
    self.container = container
    self.method = method
  }

  /// Renders the current state, and each change from now on, unless that has started already.
  ///
  /// The object is not kept alive. Elsewhere than on the main actor, rendering starts a little later.
  public func startRendering(on parent: AnyObject) { _ = started(on: parent) }

  func started(on parent: AnyObject) -> RenderedState {
    let isFirst = rendering.withLock { rendering in
      guard case .notStarted = rendering else { return false }
      rendering = .started(nil)
      return true
    }
    if isFirst {
      let job = Handover { [weak self, weak parent] in
        if let self, let parent { start(on: parent) }
      }
      runOnMain { job.content() }
    }
    return self
  }

  /// Renders for the first time. What is observed meanwhile is told afterwards, as always.
  private func start(on parent: AnyObject) {
    container.engine.asIfTelling {
      let token = follow(parent)
      rendering.withLock { $0 = .started(token) }
      render(container.engine.state, on: parent)
    }
  }

  private func follow(_ parent: AnyObject) -> AnyCancellable {
    let changes =
      switch method {
      case .afterChange: container.engine.didSet
      case .beforeChange: container.engine.willSet
      }
    return changes.dropFirst().sink { [weak self, weak parent] state in
      if let self, let parent { render(state, on: parent) }
    }
  }

  private func render(_ state: State, on parent: AnyObject) {
    switch method {
    case .afterChange(let render): render(parent)
    case .beforeChange(let render): render(parent, state)
    }
  }
}

// MARK: All that a container is

extension RenderedState {
  /// The current state.
  public var state: State { container.state }

  /// Sends the current state, and each new one before it is the state.
  public var willSetPublisher: AnyPublisher<State, Never> { container.willSetPublisher }

  /// Sends the current state, and each new one once it is the state.
  public var didSetPublisher: AnyPublisher<State, Never> { container.didSetPublisher }

  /// Begins `action`: at once, or when its time has come.
  public func perform(_ action: StateAction<State>, debounced: Debounce?) {
    container.perform(action, debounced: debounced)
  }

  /// Begins `action` at once, and returns when it is over.
  public nonisolated(nonsending) func refresh(_ action: StateAction<State>) async {
    await container.refresh(action)
  }

  /// Stops the live action and drops those that wait for their time. The state stays.
  public func cancel() { container.cancel() }

  /// Cuts off what is under way in `lane`, and drops what waits there.
  public func cancel(_ lane: Lane) { container.cancel(lane) }

  /// Whether something is under way in `lane`.
  public func isBusy(_ lane: Lane) -> Bool { container.isBusy(lane) }

  /// A binding that reads `part`, and that begins what `action` makes of the state and the value that
  /// is written.
  public func bind<Value>(
    _ part: KeyPath<State, Value>,
    performing action: @escaping (State, Value) -> StateAction<State>
  ) -> Binding<Value> {
    container.bind(part, performing: action)
  }
}
