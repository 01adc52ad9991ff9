import Threads

// What a ``ContainerMachine`` is asked with, and what it returns.

/// Who wants an action begun.
@usableFromInline
enum Origin<State> {
  /// Somebody, now.
  case call

  /// A debounced group, whose time has come.
  case group

  /// A binding that was written.
  case binding(Written<State>)

  @inlinable var isPlain: Bool { if case .call = self { true } else { false } }
  @inlinable var isGroup: Bool { if case .group = self { true } else { false } }
  var written: Written<State>? { if case .binding(let written) = self { written } else { nil } }
}

/// What a new action leaves behind.
@usableFromInline
struct Superseded<State> {
  let action: LiveAction<State>?
  let arrivals: Fifo<State>
  let groups: [DroppedGroup<State>]
  let written: Written<State>?

  @usableFromInline
  func stop() {
    action?.cancel()
    for group in groups { group.alarm?.cancel() }
  }
}

/// What becomes of a value that came on main.
@usableFromInline
enum Acceptance<State> {
  /// Its action is not the newest any more.
  case refused

  /// It is told when those before it have been.
  case waits

  /// It is the state, and nobody is to be told.
  case done

  /// Whoever brought it tells these of it, and commits it.
  case tell(StateSubscribers<State>)

  /// It is the state, and whoever brought it tells these of it.
  case confirm(StateSubscribers<State>)
}

/// What holds once a change is the state.
@usableFromInline
struct Commitment<State> {
  @usableFromInline let subscribers: StateSubscribers<State>?
  @usableFromInline let written: Written<State>?

  /// Whether nobody is to be told any more.
  @usableFromInline let isLast: Bool

  @inlinable
  init(subscribers: StateSubscribers<State>?, written: Written<State>?, isLast: Bool) {
    self.subscribers = subscribers
    self.written = written
    self.isLast = isLast
  }
}
