import Threads
import VSM

/// How waiting for what comes by itself has ended.
enum Rest {
  /// A state is there that nobody has looked at.
  case next

  /// All is done or suspended.
  case reached

  /// Something keeps a thread, and does not let go of it.
  case blocked

  /// States and tasks follow each other without an end.
  case endless

  /// Turns of everything in which nothing happens, after which nothing does. One would do for a task that
  /// leaves main. One that only gives way there, with `Task.yield()`, is not seen in between.
  static let quietTurns = 24

  /// Turns in which something may go on happening.
  static let mostTurns = 10_000

  /// How long a thread may be kept.
  static let patience = Duration.seconds(10)
}

extension StateTest {
  private struct Activity: Equatable {
    let states: Int
    let jobs: Int
    let work: [WorkUnderWay]
  }

  private var activity: Activity {
    Activity(states: record.count, jobs: executor.everBegun, work: workUnderWay)
  }

  /// What the container has begun or is to begin. Nobody knows that of a store.
  var workUnderWay: [WorkUnderWay] { container?.workUnderWay(seenBy: watch) ?? [] }

  /// Returns as soon as there is a state that nobody has looked at, or when all rests.
  func awaitNext() async -> Rest { await awaitRest { self.record.next != nil } }

  /// Returns when all rests.
  func awaitRest() async -> Rest { await awaitRest { false } }

  private func awaitRest(until isEnough: () -> Bool) async -> Rest {
    var (quiet, turns, before) = (0, 0, activity)
    while quiet < Rest.quietTurns {
      if isEnough() { return .next }
      await Turn.ofEverything()
      guard await executor.rests(within: patience) else { return .blocked }
      turns += 1
      if turns > Rest.mostTurns { return .endless }
      let now = activity
      quiet = now == before ? quiet + 1 : 0
      before = now
    }
    return isEnough() ? .next : .reached
  }
}
