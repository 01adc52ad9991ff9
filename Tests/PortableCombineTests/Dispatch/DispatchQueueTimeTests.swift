import Dispatch
import Foundation
import PortableCombine
import StreamTesting
import Testing

struct DispatchQueueTimeTests {
  typealias Time = DispatchQueue.SchedulerTimeType
  typealias Stride = Time.Stride

  @Test func `spans are whole nanoseconds`() {
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect((1.5 as Stride).magnitude == 1_500_000_000)
    #expect(Stride.seconds(2) == 2 && Stride.seconds(0.25) == .milliseconds(250))
    #expect(Stride.milliseconds(3) == .microseconds(3000))
    #expect(Stride.microseconds(3) == .nanoseconds(3000))
    #expect(Stride(exactly: 3 as UInt8) == 3 && Stride(exactly: UInt64.max) == nil)
  }

  @Test func `spans come from and go to Dispatch`() {
    #expect(Stride(.seconds(1)) == 1)
    #expect(Stride(.milliseconds(1)) == .milliseconds(1))
    #expect(Stride(.microseconds(1)) == .microseconds(1))
    #expect(Stride(.nanoseconds(1)) == .nanoseconds(1))
    #expect(Stride(.never).timeInterval == .never)
    #expect(Stride.milliseconds(1).timeInterval == .nanoseconds(1_000_000))
  }

  @Test func `spans too long to count are as long as can be`() {
    #expect(Stride.seconds(.max).timeInterval == .never)
    #expect(Stride.seconds(Int.min).magnitude == .min)
    #expect(Stride.seconds(1e300).magnitude == .max)
    #expect(Stride.seconds(-1e300).magnitude == .min)
  }

  @Test func `spans are numbers`() {
    var span: Stride = 3
    span += 1
    span -= 2
    #expect(span == 2 && -span < span)
    #expect(.nanoseconds(3) * .nanoseconds(4) == .nanoseconds(12) as Stride)
    span *= .nanoseconds(2)
    #expect(span == 4)
  }

  @Test func `moments and spans fit together`() {
    let start = Time(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    let later = start.advanced(by: 2)
    #expect(later.dispatchTime.uptimeNanoseconds == 7_000_000_000)
    #expect(start.distance(to: later) == 2 && later.distance(to: start) == -2)
    #expect(start < later && Set([start, later, start]).count == 2)
  }

  @Test func `moments and spans are written and read`() throws {
    let moment = Time(DispatchTime(uptimeNanoseconds: 12345))
    let moments = try JSONEncoder().encode([moment])
    #expect(String(decoding: moments, as: UTF8.self) == "[12345]")
    #expect(try JSONDecoder().decode([Time].self, from: moments) == [moment])
    let spans = try JSONEncoder().encode([1 as Stride])
    #expect(try JSONDecoder().decode([Stride].self, from: spans) == [1])
  }
}

struct SystemSchedulersTests {
  @Test func `a queue's time can be a test's`() {
    let clock = DispatchQueue.test
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: .milliseconds(300), scheduler: clock).record()
    source.send(1)
    clock.advance(by: .milliseconds(299))
    #expect(recorder.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [1])
    #expect(clock.pendingCount == 0)
  }

  @Test func `so can a run loop's and an operation queue's`() {
    let (loop, queue) = (RunLoop.test, OperationQueue.test)
    let recorder = Just(1).delay(for: 1, scheduler: loop).delay(for: 0.5, scheduler: queue).record()
    loop.advance(by: 1)
    queue.advance(by: .milliseconds(500))
    #expect(recorder.values == [1])
  }
}
