import Dispatch
import Foundation
import PortableCombine
import StreamTesting
import Synchronization
import Testing

/// Many threads at once; made for the thread sanitizer.
///
/// Subjects cross threads here on purpose, which their conformance does not say; the boxes do.
struct TimedStressTests {
  @Test func `values of many threads cross over to a concurrent queue, each once`() {
    let queue = DispatchQueue(label: "stress", attributes: .concurrent)
    let subject = PassthroughSubject<Int, Never>()
    let done = Fact()
    var sum = 0
    let token = subject.receive(on: queue).sink { _ in
      done.happened()
    } receiveValue: {
      sum += $0
    }
    Hammer.run(threads: 4) { [subject = Hammer.Box(subject)] thread in
      for value in 0..<500 { subject.value.send(thread * 500 + value) }
    }
    subject.send(completion: .finished)
    done.wait()
    #expect(sum == (0..<2000).reduce(0, +))
    token.cancel()
  }

  @Test func `cancelling while values cross over is the end of them`() {
    for _ in 0..<50 {
      let queue = DispatchQueue(label: "stress", attributes: .concurrent)
      let subject = PassthroughSubject<Int, Never>()
      let received = Hammer.Counter()
      let token = Hammer.Box(subject.receive(on: queue).sink { received.add($0) })
      let delayed = Hammer.Box(
        subject.delay(for: .microseconds(50), scheduler: queue).sink { received.add($0) })
      Hammer.run(threads: 3) { [subject = Hammer.Box(subject)] thread in
        if thread == 0 {
          token.value.cancel()
          delayed.value.cancel()
        } else {
          for value in 0..<50 { subject.value.send(value) }
        }
      }
      queue.sync(flags: .barrier) {}
      let count = received.count
      for value in 0..<50 { subject.send(value) }
      let later = Fact()
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { later.happened() }
      later.wait()
      queue.sync(flags: .barrier) {}
      #expect(received.count == count)
    }
  }

  @Test func `a debounce under fire from many threads sends the last value in the end`() {
    let queue = DispatchQueue(label: "stress", attributes: .concurrent)
    let subject = PassthroughSubject<Int, Never>()
    let last = Fact()
    var seen = 0
    let token = subject.debounce(for: .microseconds(20), scheduler: queue).sink {
      seen += 1
      if $0 == -1 { last.happened() }
    }
    Hammer.run(threads: 4) { [subject = Hammer.Box(subject)] _ in
      for value in 0..<500 { subject.value.send(value) }
    }
    subject.send(-1)
    last.wait()
    token.cancel()
    #expect(seen >= 1 && seen <= 2001)
  }

  @Test func `a debounce and a throttle are cancelled and completed while they are fed`() {
    let queue = DispatchQueue(label: "stress", attributes: .concurrent)
    for round in 0..<60 {
      let subject = PassthroughSubject<Int, Never>()
      let tokens = [
        subject.debounce(for: .microseconds(5), scheduler: queue).sink { _ in },
        subject.throttle(for: .microseconds(5), scheduler: queue, latest: true).sink { _ in },
        subject.timeout(.microseconds(30), scheduler: queue).sink { _ in },
        subject.collect(.byTimeOrCount(queue, .microseconds(10), 7)).sink { _ in },
      ]
      let all = Hammer.Box(tokens)
      Hammer.run(threads: 4) { [subject = Hammer.Box(subject)] thread in
        switch thread {
        case 0: for token in all.value { token.cancel() }
        case 1 where round % 2 == 0: subject.value.send(completion: .finished)
        default: for value in 0..<40 { subject.value.send(value) }
        }
      }
    }
    queue.sync(flags: .barrier) {}
  }

  @Test func `a future is fulfilled while others subscribe and cancel`() {
    for _ in 0..<100 {
      let promise = Mutex<Hammer.Box<Future<Int, Never>.Promise>?>(nil)
      let future = Future<Int, Never> { given in
        let box = Hammer.Box(given)
        promise.withLock { $0 = box }
      }
      let fulfill = promise.withLock { $0 }
      let received = Hammer.Counter()
      let cancelled = Hammer.Box(future.sink { _ in })
      let kept = Hammer.Box(Hammer.Tokens())
      Hammer.run(threads: 4) { [future = Hammer.Box(future)] thread in
        switch thread {
        case 0: fulfill?.value(.success(1))
        case 1: cancelled.value.cancel()
        default:
          for _ in 0..<10 { kept.value.keep(future.value.sink { received.add($0) }) }
        }
      }
      #expect(received.count == 20)
    }
  }

  @Test func `tasks wait for values that other threads send, until they are cancelled`() async {
    for _ in 0..<30 {
      let subject = Hammer.Box(PassthroughSubject<Int, Never>())
      let reader = Task {
        var count = 0
        for await _ in subject.value.values { count += 1 }
        return count
      }
      await withTaskGroup { group in
        for _ in 0..<3 {
          group.addTask { for value in 0..<100 { subject.value.send(value) } }
        }
        group.addTask { reader.cancel() }
      }
      #expect(await reader.value <= 300)
    }
  }

  @Test func `a task that is behind still sees the end`() async {
    for _ in 0..<50 {
      let subject = Hammer.Box(CurrentValueSubject<Int, Never>(0))
      let reader = Task {
        var last = -1
        for await value in subject.value.values { last = value }
        return last
      }
      for value in 1...50 { subject.value.send(value) }
      subject.value.send(completion: .finished)
      let last = await reader.value
      #expect(last <= 50)
    }
  }

  @Test func `tasks await a future that a thread fulfils`() async {
    for number in 0..<50 {
      let future = Hammer.Box(
        Future<Int, Never> { promise in
          let box = Hammer.Box(promise)
          Thread.detachNewThread { box.value(.success(number)) }
        })
      let sum = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { await future.value.value } }
        return await group.reduce(0, +)
      }
      #expect(sum == number * 4)
    }
  }
}
