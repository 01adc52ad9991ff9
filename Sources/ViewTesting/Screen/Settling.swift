import Dispatch
import PortableUI

extension Screen {
  /// Runs frames, and what waits for the main actor, until nothing is pending any more.
  ///
  /// It waits for facts: no frame is needed, no write waits to be noticed, no task of a view is
  /// running, and turn after turn of the main queue and of the other threads brought nothing new. A
  /// task that waits for ``clock`` counts as waiting, not as pending: advance the clock, then
  /// settle again.
  ///
  /// Where that does not come true, because views keep changing or a task does not end, the test
  /// fails with a message that names what is still pending.
  ///
  /// With `leavingTasks`, tasks of views are meant to go on, as one that listens to something does.
  /// They are given time to do what they can do now.
  public func settle(
    leavingTasks: Bool = false, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) async {
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle(leavingTasks: leavingTasks, for: caller)
  }

  func settle(leavingTasks: Bool, for caller: Caller) async {
    var settling = Settling(mayLeaveTasks: leavingTasks)
    while true {
      let before = activity
      let changes = graph.pendingFrame
      graph.pump()
      await Turn.ofEverything()
      let isQuiet = activity == before && !graph.hasMail && !graph.isFrameNeeded
      switch settling.next(
        isQuiet: isQuiet, isWorking: !graph.pendingWork.isEmpty,
        isClockWaiting: clock.pendingCount > 0)
      {
      case .go: continue
      case .rest: await Turn.rest()
      case .done: return
      case .giveUp: return giveUp(changes: changes, to: caller)
      }
    }
  }

  /// What is different whenever something has happened.
  private var activity: [Int] {
    [graph.counts.frames, backend.mutationCount, graph.begunWorkCount, graph.pendingWork.count]
  }

  private func giveUp(changes: [String], to caller: Caller) {
    let changes = changes + graph.pendingFrame
    var facts = [("still running", listed(graph.pendingWork))]
    if !changes.isEmpty { facts.append(("still changing", listed(Array(Set(changes)).sorted()))) }
    report(
      "The screen does not settle.", facts: facts,
      fix: """
        Let what is awaited finish, advance screen.clock, or say settle(leavingTasks: true) where \
        a task is meant to go on; stop what keeps changing.
        """, to: caller)
  }
}

/// Decides when a screen has settled.
struct Settling {
  enum Step { case go, rest, done, giveUp }

  let mayLeaveTasks: Bool
  private var quietTurns = 0
  private var busyTurns = 0

  /// Quiet turns in which a value that travels between threads arrives.
  static let turnsAlone = 8
  /// The same, where a task is known to be under way.
  static let turnsWithTasks = 64
  /// Rests of a millisecond after which a task that nothing is heard of is given up.
  static let mostRests = 1000
  /// Turns in which views may keep changing.
  static let mostBusyTurns = 5_000

  init(mayLeaveTasks: Bool) { self.mayLeaveTasks = mayLeaveTasks }

  mutating func next(isQuiet: Bool, isWorking: Bool, isClockWaiting: Bool) -> Step {
    guard isQuiet else {
      quietTurns = 0
      busyTurns += 1
      return busyTurns > Self.mostBusyTurns ? .giveUp : .go
    }
    quietTurns += 1
    guard isWorking else { return quietTurns < Self.turnsAlone ? .go : .done }
    if quietTurns < Self.turnsWithTasks { return .go }
    if mayLeaveTasks || isClockWaiting { return .done }
    return quietTurns < Self.turnsWithTasks + Self.mostRests ? .rest : .giveUp
  }
}

/// Lets others go first.
enum Turn {
  /// Returns when everything that waited for the main queue or the main actor has had its turn, and
  /// the other threads have been asked for one.
  static func ofEverything() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await Task.detached {}.value
    await Task { @MainActor in }.value
  }

  /// Gives way to what takes real time.
  static func rest() async { try? await Task.sleep(for: .milliseconds(1)) }
}
