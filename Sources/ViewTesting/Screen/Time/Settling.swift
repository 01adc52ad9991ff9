import PortableUI
import Threads

extension Screen {
  /// Runs frames, and what waits for the main actor, until nothing is pending any more.
  ///
  ///     try screen.tap("Load")
  ///     await screen.settle()
  ///     #expect(screen.texts == ["Loaded", "Load"])
  ///
  /// It waits for facts, however long they take: no frame is needed, no write waits to be noticed,
  /// and what views have begun has ended: their tasks, closures that `PortableCombine` has handed to a
  /// queue, downloads. What nobody can announce, such as a value on its way through an actor, has had
  /// many turns of the main queue to arrive, and in each of them every thread that runs tasks came to the
  /// end of what it did.
  ///
  /// Who waits for ``clock`` is not waited for: advance the clock, then settle again. Of tasks that sleep
  /// on the clock of their environment the screen knows that; see <doc:Time>.
  ///
  /// Where it does not come true, because views keep changing or because nothing is heard for as long as
  /// ``patience`` of a task that does not end, the test fails with a message that names what is still
  /// pending.
  ///
  /// With `leavingTasks`, tasks of views are meant to go on, as one that listens to something does.
  /// They are given turns to do what they can do now.
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
      bell.hush()
      graph.runFrame()
      await Turn.ofEverything()
      let isQuiet = activity == before && !graph.hasPendingChanges && !graph.isFrameNeeded
      switch settling.next(isQuiet: isQuiet, work: work) {
      case .go: continue
      case .done: return
      case .giveUp: return giveUp(changes: changes, to: caller)
      case .wait:
        guard await bell.rings(within: patience) else {
          return giveUp(changes: changes, to: caller)
        }
        settling.somethingWasHeard()
      }
    }
  }

  /// What is under way.
  var work: Settling.Work {
    // Whoever waits for the clock is announced, unless it is not a task that does.
    if !graph.wakingWork.isEmpty {
      return clock.pendingCount > host.sleeperCount ? .perhapsWaitingForClock : .known
    }
    return host.unfinishedTaskCount > host.sleeperCount ? .unnamedTasks : .none
  }

  /// What is different whenever something has happened.
  var activity: [Int] {
    [graph.counts.frames, backend.mutationCount, graph.begunWorkCount, graph.pendingWork.count]
  }

  private func giveUp(changes: [String], to caller: Caller) {
    let changes = changes + graph.pendingFrame
    var facts = [("still running", listed(graph.wakingWork))]
    if !changes.isEmpty { facts.append(("still changing", listed(Array(Set(changes)).sorted()))) }
    Self.report(
      "The screen does not settle.", facts: facts,
      fix: """
        Let what is awaited finish, advance screen.clock, or say settle(leavingTasks: true) where \
        a task is meant to go on; stop what keeps changing.
        """, to: caller)
  }
}

/// Decides when a screen has settled.
struct Settling {
  enum Step { case go, wait, done, giveUp }

  /// What views have begun.
  enum Work {
    /// Nothing that is known.
    case none
    /// Tasks that views made by themselves. They may listen to something for ever.
    case unnamedTasks
    /// What is going to end, or wait for the clock.
    case perhapsWaitingForClock
    /// What is going to end.
    case known
  }

  let mayLeaveTasks: Bool
  private var quietTurns = 0
  private var busyTurns = 0

  /// Quiet turns in which a value that travels between threads arrives.
  static let turnsAlone = 8
  /// The same, where a task is known to be under way.
  static let turnsWithTasks = 64
  /// Turns in which views may keep changing.
  static let mostBusyTurns = 5_000

  init(mayLeaveTasks: Bool) { self.mayLeaveTasks = mayLeaveTasks }

  /// Begins to count turns anew: what has happened may have begun something else.
  mutating func somethingWasHeard() { quietTurns = 0 }

  mutating func next(isQuiet: Bool, work: Work) -> Step {
    guard isQuiet else {
      quietTurns = 0
      busyTurns += 1
      return busyTurns > Self.mostBusyTurns ? .giveUp : .go
    }
    quietTurns += 1
    switch work {
    case .none: return quietTurns < Self.turnsAlone ? .go : .done
    case .known where !mayLeaveTasks: return quietTurns < Self.turnsAlone ? .go : .wait
    case .unnamedTasks, .perhapsWaitingForClock, .known:
      return quietTurns < Self.turnsWithTasks ? .go : .done
    }
  }
}
