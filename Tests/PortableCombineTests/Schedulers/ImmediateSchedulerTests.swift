import Foundation
import PortableCombine
import Testing

struct ImmediateSchedulerTests {
  typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride

  let scheduler = ImmediateScheduler.shared

  @Test func `every way of scheduling runs the closure once, before it returns`() {
    var count = 0
    let later = scheduler.now.advanced(by: 10)

    scheduler.schedule { count += 1 }
    scheduler.schedule(options: nil) { count += 1 }
    scheduler.schedule(after: later) { count += 1 }
    scheduler.schedule(after: later, tolerance: 1) { count += 1 }
    scheduler.schedule(after: later, tolerance: 1, options: nil) { count += 1 }
    #expect(count == 5)

    scheduler.schedule(after: later, interval: 1) { count += 1 }.cancel()
    scheduler.schedule(after: later, interval: 1, tolerance: 1) { count += 1 }.cancel()
    scheduler.schedule(after: later, interval: 1, tolerance: 1, options: nil) { count += 1 }
      .cancel()
    #expect(count == 8)
  }

  @Test func `scheduling from inside runs nested`() {
    var order = ""
    scheduler.schedule {
      order += "("
      scheduler.schedule { order += "inner" }
      order += ")"
    }
    #expect(order == "(inner)")
  }

  @Test func `time stands still`() {
    #expect(scheduler.now == scheduler.now.advanced(by: 5))
    #expect(scheduler.now.distance(to: scheduler.now.advanced(by: 5)) == 0)
    #expect(scheduler.minimumTolerance == 0)
    let spans: [Stride] = [
      .seconds(1), .seconds(1.5), .milliseconds(1), .microseconds(1), .nanoseconds(1),
    ]
    #expect(spans.allSatisfy { $0 == 0 })
  }

  @Test func `spans are numbers`() throws {
    var span: Stride = 3
    span += 2
    span -= 1
    span *= 2
    #expect(span.magnitude == 8)
    #expect(span > 2.9 && 2.9 as Stride == 2)
    #expect(Stride(exactly: UInt64.max) == nil)
    #expect(Stride(exactly: 4 as UInt8) == 4)
    let data = try JSONEncoder().encode([span])
    #expect(try JSONDecoder().decode([Stride].self, from: data) == [8])
  }
}
