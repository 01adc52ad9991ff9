import Threads
import ViewPlatform

/// Acts on what a ``ContainerMachine`` decides: delivers states, starts and stops actions.
///
/// Every way to change a container's state ends here. A state changes on main only, and observers are
/// called there, one change after the other. No lock is held meanwhile, so they may do anything; what
/// they observe is delivered when everybody has heard of the change before it.
final class StateEngine<State> {
  private let lock = Lock()
  @exclusivity(unchecked) private var machine: ContainerMachine<State>
  let clock: DebounceClock

  init(_ state: State, clock: DebounceClock) {
    machine = ContainerMachine(state)
    self.clock = clock
  }

  var state: State { lock.withLock { machine.state } }
}

// MARK: One engine for every kind of action

extension StateEngine {
  /// Who wants an action begun: somebody now, which drops what waits, or a group whose time has come.
  enum Origin {
    case call
    case group
  }

  func observe(_ state: State, from origin: Origin = .call) {
    supersede(with: nil, origin)
    land(state, from: nil)
  }

  func observe(_ publisher: some Publisher<State, Never>, from origin: Origin = .call) {
    publisher.subscribe(begin(origin))
  }

  func observe(_ work: @escaping () async -> State, from origin: Origin = .call) {
    begin(origin).run(work)
  }

  func observe(
    _ states: @escaping () async -> some AsyncSequence<State, Never>, from origin: Origin = .call
  ) {
    begin(origin).iterate(states)
  }

  func observe(_ states: some AsyncSequence<State, Never>, from origin: Origin = .call) {
    begin(origin).iterate(states)
  }

  /// Stops the action and drops what waits.
  func cancel() { supersede(with: nil, .call) }

  /// Begins an action, which is the newest from now on.
  func begin(_ origin: Origin) -> Action<State> {
    let action = Action(of: self)
    supersede(with: action, origin)
    return action
  }

  private func supersede(with action: Action<State>?, _ origin: Origin) {
    let superseded = lock.withLock {
      machine.begin(action, keepingPending: origin == .group)
    }
    superseded?.end()
  }

  /// Forgets an action that has ended by itself.
  func forget(_ action: Action<State>) { lock.withLock { machine.forget(action) } }
}

// MARK: Landing

extension StateEngine {
  /// Makes `value` the state, if `action` is still the newest: before this returns on main, unless
  /// another change is being delivered; later where the caller is elsewhere.
  func land(_ value: State, from action: Action<State>?) {
    if isOnMain() {
      if lock.withLock({ machine.accept(value, from: action) }) { deliver() }
    } else if lock.withLock({ machine.post(value, from: action) }) {
      let hop = Handover(WeakEngine(engine: self))
      afterThisOnMain { hop.content.engine?.collect() }
    }
  }

  private func collect() {
    if lock.withLock({ machine.acceptArrivals() }) { deliver() }
  }

  private func deliver() {
    while let (change, audience) = lock.withLock({ nextChange() }) {
      audience.objectWillChange?.send()
      audience.willSet?.send(change)
      let (old, didSet) = lock.withLock { (machine.commit(change), machine.audience.didSet) }
      withExtendedLifetime(old) {}
      didSet?.send(change)
    }
  }

  private func nextChange() -> (State, Audience<State>)? {
    machine.nextChange().map { ($0, machine.audience) }
  }

  private struct WeakEngine {
    weak var engine: StateEngine?
  }
}

// MARK: Telling

extension StateEngine {
  var objectWillChange: ObservableObjectPublisher {
    lock.withLock {
      let publisher = machine.audience.objectWillChange ?? ObservableObjectPublisher()
      machine.audience.objectWillChange = publisher
      return publisher
    }
  }

  var willSet: CurrentValueSubject<State, Never> {
    lock.withLock {
      let subject = machine.audience.willSet ?? CurrentValueSubject(machine.announced)
      machine.audience.willSet = subject
      return subject
    }
  }

  var didSet: CurrentValueSubject<State, Never> {
    lock.withLock {
      let subject = machine.audience.didSet ?? CurrentValueSubject(machine.state)
      machine.audience.didSet = subject
      return subject
    }
  }
}

// MARK: Debouncing

extension StateEngine {
  /// Begins `action` once no call of its group came for as long as the last one said.
  func debounce(_ action: StateAction<State>, _ debounce: Debounce) {
    let new = DebounceGroup<State>()
    let (group, call) = lock.withLock { () -> (DebounceGroup<State>, Int) in
      let group = machine.group(debounce.key) ?? new
      if group === new { machine.add(group, debounce.key) }
      group.action = action
      group.call += 1
      return (group, group.call)
    }
    if group === new {
      let hop = Handover(WeakEngine(engine: self))
      group.timer = clock.makeTimer { [weak group] call in
        guard let group else { return }
        hop.content.engine?.fire(group, debounce.key, call: call)
      }
    }
    group.timer?.restart(after: debounce.dueTime, call: call)
  }

  private func fire(_ group: DebounceGroup<State>, _ key: DebounceKey, call: Int) {
    if isOnMain() {
      let action = lock.withLock { machine.take(group, key, call: call) }
      action?.begin(self, .group)
    } else {
      let hop = Handover((WeakEngine(engine: self), group, key))
      afterThisOnMain {
        let (weak, group, key) = hop.content
        weak.engine?.fire(group, key, call: call)
      }
    }
  }
}
