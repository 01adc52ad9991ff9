import StateEvents

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
  /// The latest state apart from what it carries; `nil` after a reset.
  @usableFromInline var phase: Phase? = .initial

  /// What the latest state that carried anything was.
  @usableFromInline var outcome: Outcome?

  /// The information that was loaded last, whether or not there was an error since.
  public private(set) var latestInfo: Info?

  /// The error that happened last, whether or not information was loaded since.
  public private(set) var latestError: (any Error)?

  @usableFromInline var history: History<Info>?

  /// What is being done with single items.
  @usableFromInline var items = Items()

  @usableFromInline enum Phase: Sendable { case initial, loading, outcome }
  @usableFromInline enum Outcome: Sendable { case info, error }

  /// A controller in the state `initial`, which keeps no states of the past.
  public init() {}

  /// A controller in the state `initial`, which keeps the latest `historyLimit` of its states.
  public init(historyLimit: Int) {
    history = History(limit: historyLimit)
    history?.append(.initial)
  }

  /// Goes on to `state`.
  ///
  /// `initial` ends a loading. It forgets nothing: that is what ``reset()`` is for.
  public mutating func setState(_ state: ViewState<Info>) {
    if StateEvents.isWatched { items.work.record(state, after: present) }
    switch state {
    case .initial: phase = .initial
    case .loading: phase = .loading
    case .loaded(let info): (phase, outcome, latestInfo) = (.outcome, .info, info)
    case .error(let error): (phase, outcome, latestError) = (.outcome, .error, error)
    }
    history?.append(state)
  }

  /// Forgets every state and every item that is being modified.
  public mutating func reset() {
    if StateEvents.isWatched { items.work.record(ViewState<Info>.initial, after: present) }
    (phase, outcome, latestInfo, latestError) = (nil, nil, nil, nil)
    history?.removeAll()
    items = Items()
  }
}

// Inlined where they are asked: code that knows what the information is copies it at a fraction of the
// price.
extension ViewStateController {
  /// Whether information is under way, and neither information nor an error has come before.
  @inlinable public var isInitialLoading: Bool { isLoading && outcome == nil }

  /// Whether information is under way.
  @inlinable public var isLoading: Bool { phase == .loading }

  /// The information that was loaded last; `nil` if there was an error since.
  @inlinable public var latestValidInfo: Info? { outcome == .info ? latestInfo : nil }

  /// The error that happened last; `nil` if information was loaded since.
  @inlinable public var latestValidError: (any Error)? { outcome == .error ? latestError : nil }

  /// What came of the last loading that ended; `nil` if none has.
  @inlinable public var latestNonLoading: Result<Info, any Error>? {
    switch outcome {
    case .info: latestInfo.map { .success($0) }
    case .error: latestError.map { .failure($0) }
    case nil: nil
    }
  }

  /// The latest states, the present one last: as many as the history limit says, or else only the
  /// present one. There is none after a reset.
  public var states: [ViewState<Info>] {
    history?.states ?? present.map { [$0] } ?? []
  }

  private var present: ViewState<Info>? {
    switch (phase, latestNonLoading) {
    case (nil, _): nil
    case (.initial, _), (.outcome, nil): .initial
    case (.loading, _): .loading
    case (.outcome, .success(let info)): .loaded(info)
    case (.outcome, .failure(let error)): .error(error)
    }
  }
}

extension ViewStateController: Sendable where Info: Sendable {}
