import Foundation
import PortableCombine
import Testing

struct DateSchedulerTimeTests {
  typealias Time = RunLoop.SchedulerTimeType
  typealias Stride = Time.Stride

  @Test func `spans are seconds`() {
    #expect((2 as Stride).timeInterval == 2 && (0.5 as Stride).magnitude == 0.5)
    #expect(Stride.seconds(2) == 2 && Stride.seconds(0.25) == .milliseconds(250))
    #expect(Stride.microseconds(2000) == .milliseconds(2))
    #expect(Stride.nanoseconds(2_000_000) == .milliseconds(2))
    #expect(Stride(exactly: 3 as UInt8) == 3 && Stride(exactly: UInt64.max) == nil)
  }

  @Test func `spans are numbers`() {
    var span: Stride = 3
    span += 1
    span -= 2
    span *= 4
    #expect(span == 8 && -span < span)
  }

  @Test func `moments and spans fit together`() {
    let start = Time(Date(timeIntervalSinceReferenceDate: 5))
    let later = start.advanced(by: 2)
    #expect(later.date.timeIntervalSinceReferenceDate == 7)
    #expect(start.distance(to: later) == 2 && later.distance(to: start) == -2)
    #expect(start < later && Set([start, later, start]).count == 2)
  }

  @Test func `moments and spans are written and read`() throws {
    let moment = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 5))
    let data = try JSONEncoder().encode([moment])
    #expect(
      try JSONDecoder().decode([OperationQueue.SchedulerTimeType].self, from: data) == [moment])
    let spans = try JSONEncoder().encode([1 as Stride])
    #expect(try JSONDecoder().decode([Stride].self, from: spans) == [1])
  }
}
