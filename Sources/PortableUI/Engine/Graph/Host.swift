package import Foundation
package import PortableCombine
import Threads

/// What stands in for the world around the views: a screen in a test, with time of its own.
///
/// It may be used from any thread.
package final class Host: WorkHost {
  /// Who hosts the code that runs now, where that is not the real world: views, what they do when a
  /// person does something, the tasks that they begin, and what their publishers have scheduled.
  package static var current: Host? { Work.host as? Host }

  /// The time that passes here.
  package let clock: any HostClock

  /// What the calendar shows where the clock shows nothing yet: known once somebody wants to know.
  private let start: Guarded<Date?>

  /// Where settings are kept here.
  var defaults: UserDefaults { heldDefaults.content }
  private let heldDefaults: Handover<UserDefaults>

  /// What was announced to assistive technologies, in order.
  package var announcements: [String] { announced.withLock { $0 } }
  private let announced = Guarded<[String]>([])

  private let work = Guarded(HostedWork())
  private let noteChange: @Sendable () -> Void

  /// As long as this lives, everyone tells what was begun.
  private let watch = Work.Watch()

  /// A host in whose world the time of `clock` passes. `noteChange` is called, on any thread, whenever
  /// something has begun, ended, gone to sleep or been woken.
  ///
  /// The calendar shows `date` now, or else the real date when somebody first looks at it.
  package init(
    clock: any HostClock, date: Date? = nil, defaults: UserDefaults = VolatileDefaults(empty: ()),
    noteChange: @escaping @Sendable () -> Void = {}
  ) {
    self.clock = clock
    start = Guarded(date?.addingTimeInterval(-Double(clock.nanoseconds) / 1e9))
    heldDefaults = Handover(defaults)
    self.noteChange = noteChange
  }

  /// What the calendar shows: it goes on with the clock.
  package var date: Date { date(at: Double(clock.nanoseconds) / 1e9) }

  /// What the calendar shows when the clock shows `seconds`.
  func date(at seconds: Double) -> Date {
    let passed = Double(clock.nanoseconds) / 1e9
    let start = start.withLock { start in
      let known = start ?? Date().addingTimeInterval(-passed)
      start = known
      return known
    }
    return start.addingTimeInterval(seconds)
  }

  /// Notes that `words` were announced.
  func announce(_ words: String) { announced.withLock { $0.append(words) } }

  /// Notes that something was begun that is going to end; `name` says to people what it is. Returns
  /// what to call at its end.
  package func begin(_ name: String) -> @Sendable () -> Void {
    let number = note(name)
    return { self.finish(number) }
  }

  /// The same, with a number to end it by.
  func note(_ name: String) -> Int { change { $0.begin(name, of: BegunTasks.current) } }

  /// Notes that it has ended; a number that is not known any more is ignored.
  func finish(_ number: Int) { change { $0.pending[number] = nil } }

  /// Runs code of the views: what it begins belongs to this host, and so do the tasks it makes.
  package func run<Result>(_ body: () -> Result) -> Result {
    Work.hosted(by: self) {
      BegunTasks.$current.withValue(BegunTasks(of: self), operation: body)
    }
  }

  /// What was begun, is going to end, and has not ended, oldest first.
  var pendingWork: [HostedWork.Entry] { work.withLock { $0.entries } }

  /// How much was ever begun.
  var begunWorkCount: Int { work.withLock { $0.begun } }

  /// How many of the acts and frames have tasks that still run, or sleep.
  package var unfinishedTaskCount: Int { work.withLock { $0.tasks.count } }

  /// How many tasks sleep until the clock wakes them.
  package var sleeperCount: Int { work.withLock { $0.tasks.values.reduce(0, +) } }

  /// Notes that the task of the caller sleeps until the clock wakes it. Returns what to call then.
  package func fallAsleep() -> @Sendable () -> Void {
    guard let tasks = BegunTasks.current?.number else { return {} }
    change { $0.tasks[tasks]? += 1 }
    return { self.change { $0.tasks[tasks]? -= 1 } }
  }

  @discardableResult
  fileprivate func change<Result>(_ body: (inout HostedWork) -> Result) -> Result {
    let result = work.withLock { body(&$0) }
    noteChange()
    return result
  }
}

/// What a host knows to be under way.
struct HostedWork {
  struct Entry {
    let name: String

    /// Whether it waits for the host's clock, and for nothing else that is known.
    var isAsleep: Bool
  }

  var begun = 0
  var pending: [Int: (name: String, tasks: Int?)] = [:]

  /// How many sleep of each act's and frame's tasks that have not ended.
  var tasks: [Int: Int] = [:]

  mutating func begin(_ name: String, of tasks: BegunTasks?) -> Int {
    begun += 1
    pending[begun] = (name, tasks?.number)
    return begun
  }

  var entries: [Entry] {
    // Two things of which one sleeps are not both asleep.
    var awake = tasks.mapValues { -$0 }
    for entry in pending.values { if let tasks = entry.tasks { awake[tasks]? += 1 } }
    return pending.sorted { $0.key < $1.key }.map { _, entry in
      let isAsleep = entry.tasks.map { (awake[$0] ?? 1) <= 0 } ?? false
      return Entry(name: entry.name, isAsleep: isAsleep)
    }
  }
}

/// Lives as long as the tasks that were begun in one go: when a person did something, or in a frame.
///
/// A task keeps the task-local values that it was begun with until it ends, so the last one to end lets
/// go of this. A task that is detached keeps none, and is not known.
final class BegunTasks: Sendable {
  @TaskLocal static var current: BegunTasks?

  let number: Int
  private let host: Host

  init(of host: Host) {
    self.host = host
    number = host.change { work in
      work.begun += 1
      work.tasks[work.begun] = 0
      return work.begun
    }
  }

  deinit {
    let number = number
    host.change { $0.tasks[number] = nil }
  }
}

/// A clock that somebody else than the real world advances. It may be used from any thread.
package protocol HostClock: AnyObject, Sendable {
  /// What it shows, in nanoseconds.
  var nanoseconds: Int { get }

  /// Calls `body` when the clock shows `nanoseconds`, unless that is cancelled.
  func wake(at nanoseconds: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable
}

extension Graph {
  /// Runs code of the views, which can learn from ``Host/current`` where it is.
  func inside<Result>(_ body: () -> Result) -> Result {
    guard let host else { return body() }
    return host.run(body)
  }
}
