import PortableCombine
import StreamTesting
import Testing

struct TestSchedulerTests {
  let clock = TestScheduler()

  @Test func `closures wait until time passes, and run in the order of their dates`() {
    var order: [String] = []
    clock.schedule(after: clock.now.advanced(by: .milliseconds(20))) { order.append("20") }
    clock.schedule(after: clock.now.advanced(by: .milliseconds(10))) { order.append("10") }
    clock.schedule { order.append("now") }
    #expect(order == [])
    #expect(clock.pendingCount == 3)

    clock.advance()
    #expect(order == ["now"])
    clock.advance(by: .milliseconds(19))
    #expect(order == ["now", "10"])
    clock.advance(by: .milliseconds(1))
    #expect(order == ["now", "10", "20"])
    #expect(clock.pendingCount == 0)
  }

  @Test func `closures for the same moment run in the order of scheduling`() {
    var order: [Int] = []
    let date = clock.now.advanced(by: 1)
    for number in 0..<10 {
      clock.schedule(after: date, tolerance: 5) { order.append(number) }
    }
    clock.run()
    #expect(order == Array(0..<10))
  }

  @Test func `while a closure runs the clock shows its date`() {
    var seen: [VirtualTime] = []
    clock.schedule(after: clock.now.advanced(by: 1)) { seen.append(clock.now) }
    clock.schedule(after: clock.now.advanced(by: 2)) { seen.append(clock.now) }
    clock.advance(by: 5)
    #expect(seen == [VirtualTime(sinceStart: 1), VirtualTime(sinceStart: 2)])
    #expect(clock.now.sinceStart == 5)
  }

  @Test func `what a closure schedules runs in the same advance if it is due`() {
    var order: [String] = []
    clock.schedule {
      clock.schedule { order.append("now") }
      clock.schedule(after: clock.now.advanced(by: 1)) { order.append("later") }
      clock.schedule(after: clock.now.advanced(by: -1)) { order.append("overdue") }
    }
    clock.advance(by: .milliseconds(999))
    #expect(order == ["now", "overdue"])
    clock.advance(to: VirtualTime(sinceStart: 1))
    #expect(order == ["now", "overdue", "later"])
  }

  @Test func `a closure may advance the clock itself`() {
    var order: [String] = []
    clock.schedule {
      order.append("begin")
      clock.advance(by: 3)
      order.append("end")
    }
    clock.schedule(after: clock.now.advanced(by: 2)) { order.append("nested") }
    clock.advance(by: 1)
    #expect(order == ["begin", "nested", "end"])
    #expect(clock.now.sinceStart == 3)
  }

  @Test func `a repeating closure runs until it is cancelled`() {
    var ticks: [VirtualTime.Stride] = []
    let timer = clock.schedule(after: clock.now.advanced(by: 1), interval: 2) {
      ticks.append(clock.now.sinceStart)
    }
    clock.advance(by: 6)
    #expect(ticks == [1, 3, 5])
    timer.cancel()
    #expect(clock.pendingCount == 0)
    clock.advance(by: 6)
    #expect(ticks.count == 3)
  }

  @Test func `a repeating closure may cancel itself`() {
    var count = 0
    var timer: (any Cancellable)?
    timer = clock.schedule(after: clock.now, interval: 1, tolerance: 0) {
      count += 1
      if count == 2 { timer?.cancel() }
    }
    clock.run()
    #expect(count == 2)
  }

  @Test func `cancelling releases the closure`() {
    final class Token {}
    weak var token: Token?
    let timer = { () -> any Cancellable in
      let held = Token()
      token = held
      return clock.schedule(after: clock.now, interval: 1) { _ = held }
    }()
    #expect(token != nil)
    timer.cancel()
    #expect(token == nil)
  }

  @Test func `many threads may schedule at once`() async {
    let talk = Conversation()
    await withTaskGroup { [clock] group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 { clock.schedule { talk.note("ran") } }
        }
      }
    }
    #expect(clock.pendingCount == 800)
    clock.run()
    #expect(talk.lines.count == 800)
  }

  @Test func `misuse says how to mend it`() async {
    let back = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let clock = TestScheduler()
      clock.advance(by: 2)
      clock.advance(by: -1)
    }
    #expect(back.says("The clock cannot go back from 2000 ms to 1000 ms. Fix:"))

    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let clock = TestScheduler()
      let timer = clock.schedule(after: clock.now, interval: 1) {}
      clock.run(atMost: 10)
      timer.cancel()
    }
    #expect(endless.says("10 closures ran, and 2 are still waiting. Fix: cancel what repeats"))

    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let clock = TestScheduler()
      _ = clock.schedule(after: clock.now, interval: 0) {}
    }
    #expect(zero.says("A closure cannot repeat every 0 ms. Fix: give an interval above zero."))
  }
}

extension ExitTest.Result? {
  func says(_ text: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }
}

struct VirtualTimeTests {
  typealias Stride = VirtualTime.Stride

  @Test func `spans are made of every unit`() {
    #expect(Stride.seconds(2) == 2)
    #expect(Stride.seconds(0.5) == .milliseconds(500))
    #expect(Stride.milliseconds(1) == .microseconds(1000))
    #expect(Stride.microseconds(1) == .nanoseconds(1000))
    #expect(0.25 as Stride == .milliseconds(250))
    #expect(Stride(exactly: 3 as UInt8) == 3)
    #expect(Stride(exactly: UInt64.max) == nil)
  }

  @Test func `spans are numbers of seconds`() {
    var span: Stride = 1.5
    span *= 2
    #expect(span == 3)
    #expect((-span).magnitude == 3)
    #expect(span - 1 < span)
  }

  @Test func `moments and spans say how long they are`() {
    #expect("\(VirtualTime.start.advanced(by: .milliseconds(300)))" == "300 ms")
    #expect("\(Stride.microseconds(5))" == "5000 ns")
    #expect(VirtualTime.start.distance(to: .init(sinceStart: 2)) == 2)
  }
}
