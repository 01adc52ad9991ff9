import Dispatch
public import VSM

extension StateTest {
  /// Expects that the next state is the one before it, changed as `change` says.
  ///
  ///     try await test.expect { $0.isLoading = true }
  ///
  /// It is the first one that was not expected yet, which may be there for long. States that are not
  /// equatable are compared by what can be compared in them: closures cannot.
  ///
  /// With `exhaustive: false`, states are skipped until there is one in which `change` changes nothing.
  ///
  /// `within:` gives real time to what does not answer by the test's hand.
  public func expect(
    within limit: Duration? = nil, fileID: String = #fileID, line: Int = #line,
    _ change: (inout State) throws -> Void
  ) async throws {
    let isExhaustive = isExhaustive
    try await expectNext(within: limit, at: Place(fileID, line)) { before, actual in
      var expected = isExhaustive ? before : actual
      try change(&expected)
      return Difference.between(expected, actual)
    }
  }

  /// Expects that the next state is `state`: in all that can be compared, where it is not equatable.
  ///
  /// `within:` gives real time to what does not answer by the test's hand.
  public func expect(
    _ state: State, within limit: Duration? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await expectNext(within: limit, at: Place(fileID, line)) { _, actual in
      Difference.between(state, actual)
    }
  }

  /// Expects that the next state is of one case, whatever that holds.
  ///
  /// `within:` gives real time to what does not answer by the test's hand.
  public func expect(
    case stateCase: State.StateCase, within limit: Duration? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws where State: HasStateCase {
    try await expectNext(within: limit, at: Place(fileID, line)) { _, actual in
      Difference.between(stateCase, actual.stateCase)
    }
  }

  /// Skips the next states for as long as `condition` holds for them. The first one for which it does
  /// not is expected next.
  public func skip(
    fileID: String = #fileID, line: Int = #line, while condition: (State) throws -> Bool
  ) async throws {
    let place = Place(fileID, line)
    for _ in 0..<Self.mostSkipped {
      let rest = await awaitNext()
      guard let next = record.next else {
        throw error(
          "No state came that ends the skip. The last one: \(words(for: last))", rest: rest,
          fix: fixOfMissing, at: place)
      }
      guard try condition(next) else { return }
      take()
    }
    throw error("States do not stop coming, and all are skipped.", fix: Fix.endless, at: place)
  }

  /// Says that the test is over: nothing came that was not expected, nothing runs and nothing waits.
  ///
  /// With `exhaustive: false`, states that were not expected are skipped. What a store has begun is not
  /// known: of a store, this says only that no more states come.
  public func end(fileID: String = #fileID, line: Int = #line) async throws {
    let place = Place(fileID, line)
    let rest = await awaitRest()
    guard case .reached = rest else {
      throw error("The states do not come to rest.", rest: rest, fix: Fix.endless, at: place)
    }
    if !isExhaustive { record.takeRest() }
    defer { record.takeRest() }
    switch (record.next == nil, workUnderWay.isEmpty) {
    case (true, true): return
    case (false, true):
      throw error("States came that were not expected.", fix: Fix.unexpected, at: place)
    case (true, false):
      throw error("Something is left at the end of the test.", fix: Fix.left, at: place)
    case (false, false):
      throw error(
        "States came that were not expected, and something is left.", fix: Fix.left, at: place)
    }
  }
}

// MARK: The next state

extension StateTest {
  /// States that one expectation skips at most: a container may never stop telling some.
  private static var mostSkipped: Int { 1_000 }

  /// Expects that the next state has no `differences` from what is wanted.
  private func expectNext(
    within limit: Duration?, at place: Place,
    _ differences: (_ before: State, _ actual: State) throws -> [Difference]
  ) async throws {
    var nearest: [Difference]?
    for _ in 0..<Self.mostSkipped {
      let rest = await awaitNext(within: limit)
      guard let actual = record.next else {
        throw try missing(differences(last, last), nearest, rest, limit, at: place)
      }
      let found = try differences(last, actual)
      if found.isEmpty || !isExhaustive { take() }
      if found.isEmpty { return }
      guard !isExhaustive else { throw await other(found, at: place) }
      nearest = found
    }
    throw error("States do not stop coming, and none fits.", fix: Fix.endless, at: place)
  }

  /// Waits for a state by itself, and then for what answers in its own time.
  private func awaitNext(within limit: Duration?) async -> Rest {
    let rest = await awaitNext()
    guard let limit, record.next == nil else { return rest }
    await record.awaitNext(until: .now() + .nanoseconds(limit.inNanoseconds))
    return record.next == nil ? rest : .next
  }

  /// Notes that the next state was looked at.
  func take() { last = record.take() ?? last }
}
