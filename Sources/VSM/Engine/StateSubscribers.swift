import Threads
public import ViewPlatform

/// Who is told of changes. It never changes: whoever subscribes in another way makes another, so that
/// it can be used outside of the lock.
@usableFromInline
final class StateSubscribers<State> {
  /// For views: something is about to change.
  @usableFromInline let objectWillChange: ObservableObjectPublisher?

  /// Told of a state before it is the state.
  @usableFromInline let willSet: CurrentValueSubject<State, Never>?

  /// Told of a state once it is.
  @usableFromInline let didSet: CurrentValueSubject<State, Never>?

  /// Writes about states, for a developer.
  @usableFromInline let log: StateLog<State>?

  /// Who follows what they read.
  @usableFromInline let observed: ObservedParts<State>?

  /// Those of `others`, and one more.
  init(
    _ others: StateSubscribers?, objectWillChange: ObservableObjectPublisher? = nil,
    willSet: CurrentValueSubject<State, Never>? = nil,
    didSet: CurrentValueSubject<State, Never>? = nil, log: StateLog<State>?? = nil,
    observed: ObservedParts<State>? = nil
  ) {
    self.objectWillChange = objectWillChange ?? others?.objectWillChange
    self.willSet = willSet ?? others?.willSet
    self.didSet = didSet ?? others?.didSet
    self.log = log ?? others?.log
    self.observed = observed ?? others?.observed
  }

  /// Tells of `change` before it is the state.
  @inlinable
  func announce(_ change: State) {
    log?.willSet(change)
    objectWillChange?.send()
    willSet?.send(change)
  }

  /// Tells of `change` once it is the state. Those who joined after it was announced to `earlier` got
  /// the old state first, and hear of this one now.
  @inlinable
  func confirm(_ change: State, announcedTo earlier: StateSubscribers?) {
    if earlier?.willSet == nil { willSet?.send(change) }
    didSet?.send(change)
    log?.didSet(change)
  }

  /// Tells everybody of `change`, which is about to take the place of the state of `engine`. Returns what
  /// readers are to be told of afterwards.
  @inlinable
  func announce(_ change: State, after engine: StateEngine<State>) -> [ReadMarks.Mark] {
    announce(change)
    return announceToReaders(change, after: engine)
  }

  /// Tells everybody of `change`, the state since `old`; it was announced to `earlier`, who had `changed`.
  @inlinable
  func confirm(
    _ change: State, after old: State, _ changed: [ReadMarks.Mark],
    announcedTo earlier: StateSubscribers?
  ) {
    confirmToReaders(change, after: old, changed, announcedTo: earlier)
    confirm(change, announcedTo: earlier)
  }

  /// Whether somebody is told of a state before it is.
  @inlinable var areToldBefore: Bool {
    log != nil || objectWillChange != nil || willSet != nil || observed != nil
  }

  /// Whether somebody is told of a state once it is.
  @inlinable var areToldAfterwards: Bool { log != nil || didSet != nil || observed != nil }
}

// Who subscribes first makes what there was no need for before.

extension StateEngine {
  /// Makes `log` the one that writes about states.
  func watch(_ log: StateLog<State>?) {
    lock.withLock { machine.subscribers = StateSubscribers(machine.subscribers, log: .some(log)) }
  }

  @usableFromInline
  var objectWillChange: ObservableObjectPublisher {
    lock.withLock {
      if let known = machine.subscribers?.objectWillChange { return known }
      let publisher = ObservableObjectPublisher()
      machine.subscribers = StateSubscribers(machine.subscribers, objectWillChange: publisher)
      return publisher
    }
  }

  @usableFromInline
  var willSet: CurrentValueSubject<State, Never> {
    lock.withLock {
      if let known = machine.subscribers?.willSet { return known }
      let subject = CurrentValueSubject<State, Never>(machine.state)
      machine.subscribers = StateSubscribers(machine.subscribers, willSet: subject)
      return subject
    }
  }

  @usableFromInline
  var didSet: CurrentValueSubject<State, Never> {
    lock.withLock {
      if let known = machine.subscribers?.didSet { return known }
      let subject = CurrentValueSubject<State, Never>(machine.state)
      machine.subscribers = StateSubscribers(machine.subscribers, didSet: subject)
      return subject
    }
  }
}
