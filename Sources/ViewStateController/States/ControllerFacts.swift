/// What a controller remembers of the states that it was given.
@usableFromInline
struct ControllerFacts<Info> {
  /// The latest state apart from what it carries; `nil` after a reset.
  @usableFromInline var phase: Phase? = .initial

  /// What the latest state that carried anything was.
  @usableFromInline var outcome: Outcome?

  /// What was loaded last, and the last error.
  @usableFromInline var latestInfo: Info?
  @usableFromInline var latestError: (any Error)?

  @usableFromInline var history: History<Info>?

  @usableFromInline enum Phase: Sendable { case initial, loading, outcome }
  @usableFromInline enum Outcome: Sendable { case info, error }

  @usableFromInline
  init() {}

  @inlinable
  mutating func set(_ state: ViewState<Info>) {
    switch state {
    case .initial: phase = .initial
    case .loading: phase = .loading
    case .loaded(let info): (phase, outcome, latestInfo) = (.outcome, .info, info)
    case .error(let error): (phase, outcome, latestError) = (.outcome, .error, error)
    }
    if history != nil { note(state) }
  }

  @usableFromInline
  mutating func note(_ state: ViewState<Info>) { history?.append(state) }

  mutating func removeAll() {
    (phase, outcome, latestInfo, latestError) = (nil, nil, nil, nil)
    history?.removeAll()
  }
}

extension ControllerFacts {
  @inlinable var isInitialLoading: Bool { isLoading && outcome == nil }
  @inlinable var isLoading: Bool { phase == .loading }
  @inlinable var latestValidInfo: Info? { outcome == .info ? latestInfo : nil }
  @inlinable var latestValidError: (any Error)? { outcome == .error ? latestError : nil }

  @inlinable var latestNonLoading: Result<Info, any Error>? {
    switch outcome {
    case .info: latestInfo.map { .success($0) }
    case .error: latestError.map { .failure($0) }
    case nil: nil
    }
  }

  /// The latest states that are kept, or else only the present one.
  var states: [ViewState<Info>] { history?.states ?? present.map { [$0] } ?? [] }

  /// The latest state; `nil` after a reset.
  var present: ViewState<Info>? {
    switch (phase, latestNonLoading) {
    case (nil, _): nil
    case (.initial, _), (.outcome, nil): .initial
    case (.loading, _): .loading
    case (.outcome, .success(let info)): .loaded(info)
    case (.outcome, .failure(let error)): .error(error)
    }
  }
}

extension ControllerFacts: Sendable where Info: Sendable {}
