/// What the rules on paper cannot foretell, since they know neither demand nor turns of the clock.
extension Node {
  /// Whether they foretell all that a subscriber hears that wants everything.
  var isPredictable: Bool {
    switch self {
    case .input, .cold: true
    case .plain(_, let upstream): upstream.isPredictable
    case .timed(.subscribeOn, let upstream): upstream.isPredictable && upstream.waitsToBeAsked
    case .timed(.throttle, let upstream), .timed(.collectByTimeOrCount, let upstream):
      upstream.isPredictable && upstream.speaksInOneTurn
    case .timed(_, let upstream): upstream.isPredictable
    case .pair(.prefixUntil, let first, let second), .pair(.dropUntil, let first, let second):
      first.isPredictable && second.isPredictable && second.spendsNoDemand
    case .pair(_, let first, let second): first.isPredictable && second.isPredictable
    case .many(_, let nodes): nodes.allSatisfy(\.isPredictable)
    case .each(_, let outer, let inner): ([outer] + inner).allSatisfy(\.isPredictable)
    }
  }

  /// Whether it says the same to a subscriber that asks only a turn after it has subscribed.
  ///
  /// `subscribe(on:)` asks on the clock. What others have fetched or lost by then comes in another
  /// order than theirs, or not at all where a failure overtakes it.
  private var waitsToBeAsked: Bool {
    switch self {
    case .input, .cold: true
    case .plain(.buffer, _): false
    case .plain(_, let upstream): upstream.waitsToBeAsked
    case .timed(.debounce, _), .timed(.throttle, _), .timed(.collectByTime, _),
      .timed(.collectByTimeOrCount, _):
      false
    case .timed(_, let upstream): upstream.waitsToBeAsked
    case .pair(.merge, _, _), .pair(.zip, _, _), .pair(.combineLatest, _, _): false
    case .pair(_, let first, let second): first.waitsToBeAsked && second.waitsToBeAsked
    case .many, .each: false
    }
  }

  /// Whether all that it says at one moment is said in one turn of the clock.
  ///
  /// A throttle sends its first value in the next turn, and so does a collection its full array: what
  /// comes later in the moment is too late for the value, and a failure too late to discard the array.
  private var speaksInOneTurn: Bool {
    switch self {
    case .plain(.prepend, let upstream), .plain(.retry, let upstream): !upstream.usesClock
    case .plain(_, let upstream), .timed(_, let upstream): upstream.speaksInOneTurn
    // Of several branches none waits for a clock.
    case .input, .cold, .pair, .many, .each: true
    }
  }

  private var usesClock: Bool {
    switch self {
    case .timed: true
    case .plain(_, let upstream): upstream.usesClock
    case .input, .cold, .pair, .many, .each: false
    }
  }

  /// Whether somebody who asks it for one value gets what is the first for one who wants everything.
  ///
  /// The publisher behind `untilOutputFrom` is asked for one. These take that one from an upstream and
  /// may send nothing for it; Combine does not have them ask again.
  private var spendsNoDemand: Bool {
    switch self {
    case .input, .cold: true
    case .plain(_, let upstream), .timed(_, let upstream): upstream.spendsNoDemand
    case .pair(.dropUntil, _, _), .pair(.zip, _, _), .pair(.combineLatest, _, _): false
    case .pair(_, let first, let second): first.spendsNoDemand && second.spendsNoDemand
    case .many(.zip, _), .many(.combineLatest, _): false
    case .many(_, let nodes): nodes.allSatisfy(\.spendsNoDemand)
    case .each(_, let outer, let inner): ([outer] + inner).allSatisfy(\.spendsNoDemand)
    }
  }

  /// Whether a closure of its own may throw.
  var mayFail: Bool {
    switch self {
    case .input, .cold: false
    case .plain(.tryMap, _): true
    case .plain(_, let upstream), .timed(_, let upstream): upstream.mayFail
    case .pair(_, let first, let second): first.mayFail || second.mayFail
    case .many(_, let nodes): nodes.contains(where: \.mayFail)
    case .each(_, let outer, let inner): ([outer] + inner).contains(where: \.mayFail)
    }
  }
}
