import VSM

// What a failed expectation says.

/// What to do about a failure.
enum Fix {
  static let other = "Expect this state, or mend what made it."
  static let unexpected = "Expect them in their turn, or make the test with exhaustive: false."
  static let left = """
    Let it get its answer, advance test.clock, or say test.cancel() where it is meant to go on.
    """
  static let endless = "Stop what keeps changing the state."
}

extension StateTest {
  /// No state has come that fits. What was wanted differs from the last one by `change`.
  func missing(
    _ change: [Difference], _ nearest: [Difference]?, _ rest: Rest, _ limit: Duration?,
    at place: Place
  ) -> StateTestError {
    if let nearest {
      return error(
        "None of the states that came is the expected one. The last one:", nearest, rest: rest,
        fix: fixOfMissing, at: place)
    }
    let time = limit.map { " within \($0)" } ?? ""
    return error(
      "A state was expected, and none came\(time).", change, saying: "still", rest: rest,
      fix: fixOfMissing, at: place)
  }

  /// What may help a state to come depends on what it waits for.
  var fixOfMissing: String {
    if ownClock?.untilNext != nil {
      return "Let time pass before you expect what comes then: await test.clock.advance(by:)."
    }
    if !workUnderWay.isEmpty {
      return "Let what runs get its answer before, or say within: where it answers by itself."
    }
    return "Begin what makes the state, or do not expect it."
  }

  /// The next state has come, and it differs. It counts as looked at.
  func other(_ found: [Difference], at place: Place) async -> StateTestError {
    let rest = await awaitRest()
    take()
    return error(
      "The next state is not the expected one.", found, rest: rest, fix: Fix.other, at: place)
  }

  /// What `happened`, the differences, the states that came, and what is left.
  func error(
    _ happened: String, _ differences: [Difference] = [], saying: String = "got",
    rest: Rest = .reached, fix: String, at place: Place
  ) -> StateTestError {
    var lines = ["\(place.words): \(happened)"]
    lines += differences.prefix(20).map {
      "  \($0.path): expected \($0.expected), \(saying) \($0.actual)"
    }
    if differences.count > 20 { lines.append("  and \(differences.count - 20) more") }
    lines += came
    lines += workUnderWay.map(Self.words)
    if let due = ownClock?.untilNext { lines.append("  test.clock: the next is due in \(due)") }
    if case .blocked = rest {
      lines.append("  a task keeps its thread for more than \(patience)")
    }
    lines.append("  Fix: \(fix)")
    return StateTestError(description: lines.joined(separator: "\n"))
  }

  /// The states that nobody has looked at, each by what it changes.
  private var came: [String] {
    var before = last
    let states = record.rest
    var lines: [String] = []
    for (index, state) in states.prefix(10).enumerated() {
      let changes = Difference.between(before, state).map {
        $0.path == Difference.whole ? $0.actual : "\($0.path) = \($0.actual)"
      }
      let words = changes.isEmpty ? "the same again" : changes.joined(separator: ", ")
      lines.append("  came, \(index + 1): \(words)")
      before = state
    }
    if states.count > 10 { lines.append("  and \(states.count - 10) more") }
    return lines
  }

  private static func words(_ work: WorkUnderWay) -> String {
    let stage =
      switch work.stage {
      case .runs: "still runs"
      case .waitsInLane: "waits for its turn"
      case .waitsForTime(let time): "waits for \(time) to pass"
      }
    let name = work.name.map { " in \"\($0)\"" } ?? ""
    let place = work.place.map { " at \($0)" } ?? " by others than the test, or without a place"
    return "  \(stage): what was observed\(name)\(place)"
  }
}
