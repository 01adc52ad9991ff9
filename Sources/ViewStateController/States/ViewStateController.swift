public import StateEvents

/// Remembers of the states of a view what it takes to show the present one.
///
///     @State private var controller = ViewStateController<User>()
///     …
///     controller.setState(.loading)
///     controller.setState(.loaded(user))
///
/// What it answers, and what it keeps, does not grow with the number of states it was given. It is a
/// value: a copy goes its own way. Only work that `modifying` is waiting for is seen by all copies.
public struct ViewStateController<Info> {
  /// What is known of the states.
  @usableFromInline var facts = ControllerFacts<Info>()

  /// What is being done with single items.
  @usableFromInline var items = Items()

  /// A controller in the state `initial`, which keeps no states of the past.
  public init() {}

  /// A controller in the state `initial`, which keeps the latest `historyLimit` of its states.
  public init(historyLimit: Int) {
    facts.history = History(limit: historyLimit)
    facts.history?.append(.initial)
  }

  /// Goes on to `state`.
  ///
  /// `initial` ends a loading. It forgets nothing: that is what ``reset()`` is for.
  @inlinable
  public mutating func setState(_ state: ViewState<Info>) {
    if StateEvents.isWatched { return recording { $0.set(state) } }
    facts.set(state)
  }

  /// Forgets every state and every item that is being modified.
  public mutating func reset() {
    let work = items.work
    items = Items()
    if StateEvents.isWatched {
      items.work.takeSeat(of: work)
      return recording { $0.removeAll() }
    }
    facts.removeAll()
  }
}

// Inlined where they are asked: code that knows what the information is copies it at a fraction of the
// price.
//
// While nobody records, none is the past: that is the one thing that has to be known first.
extension ViewStateController {
  /// Whether information is under way, and neither information nor an error has come before.
  @inlinable public var isInitialLoading: Bool {
    if StateEvents.isWatched, let past { past.isInitialLoading } else { facts.isInitialLoading }
  }

  /// Whether information is under way.
  @inlinable public var isLoading: Bool {
    if StateEvents.isWatched, let past { past.isLoading } else { facts.isLoading }
  }

  /// The information that was loaded last, whether or not there was an error since.
  @inlinable public var latestInfo: Info? {
    if StateEvents.isWatched, let past { past.latestInfo } else { facts.latestInfo }
  }

  /// The error that happened last, whether or not information was loaded since.
  @inlinable public var latestError: (any Error)? {
    if StateEvents.isWatched, let past { past.latestError } else { facts.latestError }
  }

  /// The information that was loaded last; `nil` if there was an error since.
  @inlinable public var latestValidInfo: Info? {
    if StateEvents.isWatched, let past { past.latestValidInfo } else { facts.latestValidInfo }
  }

  /// The error that happened last; `nil` if information was loaded since.
  @inlinable public var latestValidError: (any Error)? {
    if StateEvents.isWatched, let past { past.latestValidError } else { facts.latestValidError }
  }

  /// What came of the last loading that ended; `nil` if none has.
  @inlinable public var latestNonLoading: Result<Info, any Error>? {
    if StateEvents.isWatched, let past { past.latestNonLoading } else { facts.latestNonLoading }
  }

  /// The latest states, the present one last: as many as the history limit says, or else only the
  /// present one. There is none after a reset.
  public var states: [ViewState<Info>] {
    if StateEvents.isWatched, let past { past.states } else { facts.states }
  }
}

extension ViewStateController: Sendable where Info: Sendable {}
