import Foundation
import PortableCombine
import StreamTesting
import Testing
import Threads

struct TimerPublisherTests {
  let thread = LoopThread()
  let fact = Fact()

  @Test func `it fires from its connection on until that is cancelled`() {
    let timer = Timer.publish(every: 0.002, tolerance: 0.001, on: thread.loop, in: .default)
    let recorder = timer.record { [fact] _ in
      fact.happened()
      return .none
    }
    #expect(recorder.subscriptionCount == 1)
    let start = Date()
    let connection = timer.connect()
    fact.wait(times: 3)
    connection.cancel()
    connection.cancel()

    #expect(recorder.values.count >= 3)
    // The first date comes an interval after the connection, not at once.
    #expect(recorder.values.allSatisfy { $0.timeIntervalSince(start) >= 0.002 })
    #expect(recorder.values == recorder.values.sorted())
    #expect(recorder.completion == nil)
    thread.stop()
  }

  @Test func `who is called by it knows so, for whoever records what comes of it`() {
    let timer = Timer.publish(every: 0.002, on: thread.loop, in: .default)
    let intervals = timer.map { _ in TimerFiring.interval }.record { [fact] _ in
      fact.happened()
      return .none
    }
    let connection = timer.connect()
    fact.wait()
    connection.cancel()
    #expect(intervals.values.first == 2_000_000)
    #expect(TimerFiring.interval == nil)
    thread.stop()
  }

  @Test func `connecting twice starts one timer, and it can be started again`() {
    let timer = Timer.TimerPublisher(
      interval: 0.001, runLoop: thread.loop, mode: .default, options: nil)
    let first = timer.connect()
    let second = timer.connect()
    #expect(identity(first) == identity(second))
    first.cancel()

    let token = timer.sink { [fact] _ in fact.happened() }
    let third = timer.connect()
    #expect(identity(third) != identity(first))
    fact.wait()
    third.cancel()
    token.cancel()
    thread.stop()
  }

  @Test func `a date that is not demanded is missed`() {
    let timer = Timer.publish(every: 0.001, on: thread.loop, in: .default)
    let limited = timer.record(demand: .max(1))
    let token = timer.sink { [fact] _ in fact.happened() }
    let connection = timer.connect()
    fact.wait(times: 3)
    connection.cancel()
    #expect(limited.values.count == 1)
    token.cancel()
    thread.stop()
  }

  @Test func `it says how it was made`() {
    let timer = Timer.publish(
      every: 2, tolerance: 1, on: thread.loop, in: .common, options: RunLoop.SchedulerOptions())
    #expect(timer.interval == 2 && timer.tolerance == 1 && timer.mode == .common)
    #expect(timer.runLoop === thread.loop && timer.options != nil)
    thread.stop()
  }

  private func identity(_ connection: any Cancellable) -> ObjectIdentifier {
    ObjectIdentifier(connection as AnyObject)
  }
}
