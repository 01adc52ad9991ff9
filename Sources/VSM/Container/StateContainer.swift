public import Dispatch
public import StateEvents
import Threads
public import ViewPlatform

/// Holds a view's state, and observes the actions that change it.
///
///     let container = StateContainer(state: ProfileState.initialized(loader))
///     container.observe(loader.load())
///
/// There is one live action. A newer one cancels it, and nothing of the older one lands any more. The
/// state changes on the main actor only; the container may be used from any thread. When it is
/// released, its action is cancelled.
@dynamicMemberLookup
public final class StateContainer<State>: ObservableObject {
  @usableFromInline let engine: StateEngine<State>

  /// The current state. `$state` publishes it, and each new one before it is the state.
  @Contained public var state: State

  /// A container that starts with `state`.
  @inlinable
  public convenience init(state: State) {
    self.init(StateEngine(state, in: hostOfCaller()))
  }

  /// A container that starts with `state`, and whose debounced actions wait by the time of
  /// `scheduler`.
  ///
  /// Made for tests: `DispatchQueue.test` of ViewTesting stands still until it is advanced.
  public convenience init<Time: Scheduler>(state: State, scheduler: Time)
  where Time.SchedulerTimeType == DispatchQueue.SchedulerTimeType {
    self.init(StateEngine(state, in: SchedulerHost(scheduler)))
  }

  @usableFromInline
  init(_ engine: StateEngine<State>) {
    self.engine = engine
    _state = Contained(engine: engine)
    if isDebugBuild { debugAsAsked() }
  }

  // An action may go on for a while, and holds the engine until it is told.
  deinit { engine.close() }

  /// Announces each change of the state to views.
  public var objectWillChange: ObservableObjectPublisher { engine.objectWillChange }

  /// Makes `state` the state.
  ///
  /// On the main actor it is the state when this returns, unless this was called while a change was
  /// being delivered: then it comes right after that.
  @inlinable
  @_disfavoredOverload
  public func observe(_ state: State) {
    if StateEvents.isWatched { return engine.beginWatched(state) }
    engine.begin(state)
  }
}
