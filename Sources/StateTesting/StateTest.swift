import Threads
public import VSM
import ViewPlatform
public import ViewStore

/// Expects the states of a container or a store, one after the other.
///
///     let test = StateTest(NotesViewState(service: service))
///     test.observe(test.state.more(), in: .first("page"))
///     try await test.expect { $0.isLoadingMore = true }
///     service.fail(.offline)
///     try await test.expect { $0.problem = "offline" }
///     try await test.expect { $0.isLoadingMore = false }
///     try await test.end()
///
/// Every state is expected in its turn, and ``end(fileID:line:)`` says that nothing else came, nothing
/// runs and nothing waits. With `exhaustive: false`, states are skipped until one fits.
///
/// A test never waits for time to pass, and never hangs: it waits until all *rests*. Then the main queue
/// is drained, and each task of an action is done or suspended. What has not come by then does not come
/// by itself, so the test throws a ``StateTestError``, which says what did come and what is left. Let
/// services answer by the hand of the test; `within:` is for those that cannot.
@MainActor
public final class StateTest<State, Action> {
  let record = StateRecord<State>()
  nonisolated let container: StateContainer<State>?
  nonisolated let watch: WorkWatch
  let executor: CountingExecutor

  /// The clock that this test has made.
  let ownClock: StateClock?

  /// Whether every state must be expected.
  let isExhaustive: Bool

  /// The state that was expected last, or the first one.
  var last: State

  /// How long a task may keep its thread.
  var patience = Rest.patience

  private let present: () -> State
  private let passOn: (Action) -> Void
  private var following: AnyObject?

  private init(
    container: StateContainer<State>? = nil, clock: StateClock? = nil, exhaustive: Bool,
    state: @escaping () -> State, send: @escaping (Action) -> Void
  ) {
    executor = CountingExecutor()
    watch = WorkWatch(on: executor)
    self.container = container
    ownClock = clock
    isExhaustive = exhaustive
    (present, passOn) = (state, send)
    last = state()
  }

  /// The state there is, whether it was expected or not.
  public var state: State { present() }

  /// Sends `action` to the store, as a view would.
  public func send(_ action: Action) { passOn(action) }

  /// The time of the container that this test has made: that of `debounced:`, `backoff:` and `timeout:`.
  ///
  /// A container or a store that was given keeps its own time, so asking for a clock then is a mistake.
  public var clock: StateClock {
    if let ownClock { return ownClock }
    misuse(
      "A StateTest was asked for a clock, but what it tests was given to it and keeps its own time.",
      facts: ["tested": State.self],
      fix:
        "Write StateTest(state), or advance the scheduler that the container or store was made with."
    )
    return StateClock()
  }
}

// MARK: Containers

/// A test of a container with such a state.
public typealias ContainerTest<State> = StateTest<State, StateAction<State>>

extension StateTest where Action == StateAction<State> {
  /// A test of a container of its own that starts with `state`, on a ``clock`` that stands still.
  @_disfavoredOverload
  public convenience init(_ state: State, exhaustive: Bool = true) {
    let clock = StateClock()
    self.init(
      StateContainer(state: state, scheduler: clock.scheduler), clock: clock,
      exhaustive: exhaustive)
    clock.use { [weak self] in _ = await self?.awaitRest() }
  }

  /// A test of `container`, which keeps its own time.
  ///
  /// What it told before is not expected. Actions that others begin in it are seen by their states.
  public convenience init(_ container: StateContainer<State>, exhaustive: Bool = true) {
    self.init(container, clock: nil, exhaustive: exhaustive)
  }

  private convenience init(
    _ container: StateContainer<State>, clock: StateClock?, exhaustive: Bool
  ) {
    self.init(
      container: container, clock: clock, exhaustive: exhaustive, state: { container.state },
      send: { container.perform($0, debounced: nil) })
    following = container.didSetPublisher.dropFirst().sink { [record] in record.append($0) }
  }
}

// MARK: Stores

extension StateTest {
  /// A test of `store`, which keeps its own time.
  ///
  /// What a store publishes although its state is the same, where that can be compared, is no new state.
  public convenience init<Tested: ViewStore>(_ store: Tested, exhaustive: Bool = true)
  where State == Tested.ViewState, Action == Tested.Action {
    self.init(exhaustive: exhaustive, state: { store.viewState }, send: { store.send($0) })
    following = store.followNewStates { [record] in record.append($0) }
  }

  /// A test of `store`, which keeps its own time.
  ///
  /// What a store publishes although its state is the same, where that can be compared, is no new state.
  public convenience init<Tested: Store>(_ store: Tested, exhaustive: Bool = true)
  where State == Tested.State, Action == Tested.Action {
    self.init(exhaustive: exhaustive, state: { store.state }, send: { store.send($0) })
    following = store.followNewStates { [record] in record.append($0) }
  }

  /// A test of `store`, which is one by either name.
  public convenience init<Tested: Store & ViewStore>(_ store: Tested, exhaustive: Bool = true)
  where State == Tested.State, State == Tested.ViewState, Action == Tested.Action {
    self.init(exhaustive: exhaustive, state: { store.state }, send: { store.send($0) })
    following = (store as any Store<State, Action>).followNewStates { [record] in record.append($0)
    }
  }
}
