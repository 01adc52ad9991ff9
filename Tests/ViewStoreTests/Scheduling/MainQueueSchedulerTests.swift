import StreamTesting
import Testing
import ViewStore

struct TestSchedulerKindTests {
  private let scheduler = MainQueueScheduler(type: .test)

  @Test func `nothing runs before time is advanced`() {
    var ran = false
    scheduler.schedule { ran = true }
    #expect(!ran)
    scheduler.advance(by: .zero)
    #expect(ran)
  }

  @Test func `closures run at their time, and what is due together in the order of scheduling`() {
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { log.append("2 s") }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append("1 s, first") }
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append("1 s, second") }
    scheduler.advance(by: .milliseconds(999))
    #expect(log == ["now"])
    scheduler.advance(by: .milliseconds(1))
    #expect(log == ["now", "1 s, first", "1 s, second"])
    scheduler.advance(by: .seconds(1))
    #expect(log.last == "2 s")
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `a date that is over counts as now`() {
    let start = scheduler.now
    scheduler.advance(by: .seconds(5))
    var log: [String] = []
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: start) { log.append("once") }
    let token = scheduler.schedule(after: start, interval: .seconds(1)) { log.append("again") }
    scheduler.advance(by: .zero)
    #expect(log == ["now", "once", "again"])
    token.cancel()
  }

  @Test func `a closure sees the time it was due`() {
    let start = scheduler.now
    var seen: [Int] = []
    for milliseconds in [300, 100] {
      scheduler.schedule(after: start.advanced(by: .milliseconds(milliseconds))) { [scheduler] in
        seen.append(start.distance(to: scheduler.now).magnitude / 1_000_000)
      }
    }
    scheduler.advance(by: .seconds(1))
    #expect(seen == [100, 300])
    #expect(start.distance(to: scheduler.now) == .seconds(1))
  }

  @Test func `what repeats goes on until it is cancelled`() {
    var count = 0
    let token = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
    scheduler.advance(by: .seconds(3))
    #expect(count == 4)
    #expect(scheduler.pendingCount == 1)
    token.cancel()
    scheduler.advance(by: .seconds(10))
    #expect(count == 4)
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `what repeats ends when its token is released`() {
    var count = 0
    var token: (any Cancellable)? = scheduler.schedule(
      after: scheduler.now, interval: .seconds(1)
    ) { count += 1 }
    scheduler.advance(by: .seconds(1))
    #expect(count == 2 && token != nil)
    token = nil
    scheduler.advance(by: .seconds(10))
    #expect(count == 2)
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `what repeats can cancel itself, and what waits can be cancelled`() {
    var count = 0
    var token: (any Cancellable)?
    token = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      count += 1
      if count == 2 { token?.cancel() }
    }
    scheduler.advance(by: .seconds(10))
    #expect(count == 2)
    let waiting = scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(1)
    ) { count += 1 }
    waiting.cancel()
    scheduler.advance(by: .seconds(10))
    #expect(count == 2)
  }

  @Test func `what a closure schedules runs behind it, in the same advance if it is due`() {
    var log: [Int] = []
    scheduler.schedule { [scheduler] in
      scheduler.schedule { log.append(3) }
      log.append(1)
    }
    scheduler.schedule { log.append(2) }
    scheduler.advance(by: .zero)
    #expect(log == [1, 2, 3])
  }

  @Test func `an advance from inside a closure moves the goal`() {
    var log: [String] = []
    scheduler.schedule { [scheduler] in
      log.append("begin")
      scheduler.advance(by: .seconds(5))
      log.append("end")
    }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(4))) { log.append("later") }
    scheduler.advance(by: .zero)
    #expect(log == ["begin", "end", "later"])
  }

  @Test func `it stands in for the main queue in a pipeline`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler)
      .receive(on: scheduler).record()
    subject.send(1)
    scheduler.advance(by: .milliseconds(200))
    subject.send(2)
    scheduler.advance(by: .milliseconds(299))
    #expect(recorder.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == [2])
  }

  @Test func `copies share what there is to run`() {
    let copy = scheduler
    var ran = false
    copy.schedule { ran = true }
    scheduler.advance(by: .zero)
    #expect(ran)
  }
}

@MainActor
struct MainSchedulerKindTests {
  @Test func `the default kind runs later, in order, among what the main queue has already`() async
  {
    let scheduler = MainQueueScheduler(type: .default)
    var log: [Int] = []
    await withCheckedContinuation { done in
      Task { log.append(0) }
      scheduler.schedule { log.append(1) }
      Task { log.append(2) }
      scheduler.schedule {
        log.append(3)
        scheduler.schedule {
          log.append(5)
          done.resume()
        }
        log.append(4)
      }
      #expect(log == [])
    }
    #expect(log == [0, 1, 2, 3, 4, 5])
  }

  @Test func `the synchronous kind runs at once on main, and never nests`() {
    let scheduler = MainQueueScheduler(type: .synchronous)
    var log: [Int] = []
    scheduler.schedule {
      log.append(1)
      scheduler.schedule { log.append(3) }
      log.append(2)
    }
    #expect(log == [1, 2, 3])
  }

  @Test(arguments: [MainQueueScheduler.Kind.default, .animated(), .synchronous])
  func `timed and repeated work runs on main`(kind: MainQueueScheduler.Kind) async {
    let scheduler = MainQueueScheduler(type: kind)
    var log: [String] = []
    await withCheckedContinuation { done in
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(2))) { log.append("once") }
      var token: (any Cancellable)?
      token = scheduler.schedule(
        after: scheduler.now.advanced(by: .milliseconds(5)), interval: .milliseconds(1)
      ) {
        MainActor.preconditionIsolated()
        log.append("again")
        if log.count == 4 {
          token?.cancel()
          done.resume()
        }
      }
    }
    #expect(log == ["once", "again", "again", "again"])
  }

  @Test func `a pipeline through the synchronous kind has answered when send returns`() {
    final class Model: ObservableObject { @Published var count = 0 }
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    subject.receive(on: MainQueueScheduler(type: .synchronous)).assign(to: &model.$count)
    subject.send(5)
    #expect(model.count == 5)
  }
}
