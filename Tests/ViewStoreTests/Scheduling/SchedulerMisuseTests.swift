import Testing
import ViewStore

/// A way to break a rule of schedulers, and what the program says when it stops over it.
struct SchedulerMisuse: Sendable, CustomTestStringConvertible {
  let id: String
  let message: String
  let provoke: @Sendable () -> Void

  var testDescription: String { id }

  static let rows = [
    SchedulerMisuse(
      id: "advance of a scheduler whose time passes of itself",
      message: """
        A scheduler was told to let time pass, but its time passes of itself.
          type: .default
          Fix: Make the scheduler with MainQueueScheduler(type: .test), or wait for the main queue.
        """
    ) { MainQueueScheduler(type: .default).advance(by: .seconds(1)) },
    SchedulerMisuse(
      id: "advance of a synchronous scheduler",
      message: "  type: .synchronous\n"
    ) { MainQueueScheduler(type: .synchronous).advance() },
    SchedulerMisuse(
      id: "advance backwards",
      message: """
        A clock cannot go back.
          nanoseconds: -1000000000
          Fix: Advance by zero or more.
        """
    ) { MainQueueScheduler(type: .test).advance(by: .seconds(-1)) },
    SchedulerMisuse(
      id: "a closure that repeats without a pause",
      message: """
        A closure cannot repeat without a pause.
          nanoseconds: 0
          Fix: Give an interval above zero.
        """
    ) {
      let scheduler = MainQueueScheduler(type: .test)
      _ = scheduler.schedule(after: scheduler.now, interval: .zero) {}
    },
  ]
}

struct SchedulerMisuseTests {
  @Test(arguments: SchedulerMisuse.rows.map(\.id))
  func `it stops and says what happened, the facts and the fix`(id: String) async throws {
    let row = try #require(SchedulerMisuse.rows.first { $0.id == id })
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [id] in
      SchedulerMisuse.rows.first { $0.id == id }?.provoke()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(row.message), "\(text)")
  }
}
