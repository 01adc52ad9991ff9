import Foundation
import PortableCombine
import Synchronization
import Testing

/// Many threads at one subject.
@Suite(.serialized) struct SubjectStressTests {
  private let threads = 4
  private let count = 2_000

  @Test func `every value of every thread arrives, in its thread's order, one at a time`() {
    let subject = Shared(PassthroughSubject<Mark, Never>())
    let log = SerialLog<Mark>()
    let token = subject.value.sink { log.add($0) }
    onThreads(threads) { thread in
      for number in 0..<count { subject.value.send(Mark(thread: thread, number: number)) }
    }
    #expect(log.values.count == threads * count)
    #expect(log.values.keepOrderPerThread && log.overlaps == 0)
    token.cancel()
  }

  @Test func `all subscribers see the same order`() {
    let subject = Shared(CurrentValueSubject<Mark, Never>(Mark(thread: 0, number: -1)))
    let logs = (0..<3).map { _ in SerialLog<Mark>() }
    let tokens = logs.map { log in subject.value.sink { log.add($0) } }
    onThreads(threads) { thread in
      for number in 0..<count { subject.value.send(Mark(thread: thread, number: number)) }
    }
    #expect(logs[0].values.count == threads * count + 1)
    #expect(logs[1].values == logs[0].values && logs[2].values == logs[0].values)
    #expect(logs[0].values.last == subject.value.value)
    withExtendedLifetime(tokens) {}
  }

  @Test func `a newcomer sees the current value before sink returns, then all that follows`() {
    let subject = Shared(CurrentValueSubject<Int, Never>(0))
    let last = 6_000
    onThreads(3) { thread in
      if thread == 0 {
        for number in 1...last { subject.value.send(number) }
        return
      }
      for _ in 0..<150 {
        let first = Atomic<Int>(-1)
        let before = subject.value.value
        let token = subject.value.sink {
          _ = first.compareExchange(expected: -1, desired: $0, ordering: .relaxed)
        }
        #expect(first.load(ordering: .relaxed) >= before)
        token.cancel()
      }
    }
    #expect(subject.value.value == last)
  }

  @Test func `a newcomer misses nothing and gets nothing twice`() {
    for _ in 0..<20 {
      let subject = Shared(CurrentValueSubject<Int, Never>(0))
      let logs = (0..<3).map { _ in SerialLog<Int>() }
      let tokens = Shared(TokenBox())
      onThreads(4) { thread in
        if thread == 3 {
          for number in 1...500 { subject.value.send(number) }
          subject.value.send(completion: .finished)
        } else {
          let log = logs[thread]
          let token = subject.value.sink(
            receiveCompletion: { _ in log.complete() }, receiveValue: { log.add($0) })
          tokens.value.keep(token)
        }
      }
      for log in logs {
        #expect(log.overlaps == 0 && log.completions == 1)
        if let first = log.values.first { #expect(log.values == Array(first...500)) }
      }
    }
  }

  @Test func `a newcomer to a subject without a value gets a run without a gap`() {
    for _ in 0..<20 {
      let subject = Shared(PassthroughSubject<Int, Never>())
      let logs = (0..<3).map { _ in SerialLog<Int>() }
      let tokens = Shared(TokenBox())
      onThreads(4) { thread in
        if thread == 3 {
          for number in 1...500 { subject.value.send(number) }
        } else {
          let log = logs[thread]
          tokens.value.keep(subject.value.sink { log.add($0) })
        }
      }
      subject.value.send(501)
      for log in logs {
        #expect(log.overlaps == 0)
        if let first = log.values.first { #expect(log.values == Array(first...501)) }
      }
    }
  }

  @Test func `nothing is delivered on a thread that has cancelled`() {
    let subject = Shared(PassthroughSubject<Mark, Never>())
    let late = Atomic<Int>(0)
    onThreads(threads) { thread in
      for number in 0..<500 {
        subject.value.send(Mark(thread: -1, number: number))
        if thread < 2 { continue }
        let mark = Mark(thread: thread, number: number)
        let token = subject.value.sink {
          if $0 == mark { late.add(1, ordering: .relaxed) }
        }
        token.cancel()
        subject.value.send(mark)
      }
    }
    #expect(late.load(ordering: .relaxed) == 0)
  }

  @Test func `limited demand from another thread is served exactly`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let log = SerialLog<Int>()
    let subscriptions = Shared(SubscriptionBox())
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { subscriptions.value.subscription = $0 },
      receiveValue: {
        log.add($0)
        return .none
      })
    subject.value.subscribe(subscriber)
    onThreads(3) { thread in
      if thread == 0 {
        for _ in 0..<1_000 { subscriptions.value.subscription?.request(.max(1)) }
      } else {
        for number in 0..<3_000 { subject.value.send(number) }
      }
    }
    for number in 0..<1_000 { subject.value.send(number) }
    #expect(log.values.count == 1_000 && log.overlaps == 0)
    subscriptions.value.subscription?.cancel()
  }

  @Test func `what is sent from inside a sink does not overtake what waits from before`() {
    let subject = Shared(CurrentValueSubject<Int, Never>(0))
    let log = SerialLog<Int>()
    let (inside, queued) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let token = subject.value.sink { value in
      log.add(value)
      if value == 1 {
        inside.signal()
        queued.wait()
        subject.value.send(3)
      }
    }
    onThreads(2) { thread in
      if thread == 0 {
        subject.value.send(1)
      } else {
        inside.wait()
        subject.value.send(2)
        queued.signal()
      }
    }
    #expect(log.values == [0, 1, 2, 3] && subject.value.value == 3)
    token.cancel()
  }

  @Test func `a newcomer welcomed while another thread sends is served in order`() {
    let subject = Shared(CurrentValueSubject<Int, Never>(0))
    let log = SerialLog<Int>()
    let (inside, arrived) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let tokens = Shared(TokenBox())
    tokens.value.keep(
      subject.value.sink { value in
        guard value == 1 else { return }
        inside.signal()
        arrived.wait()
      })
    onThreads(2) { thread in
      if thread == 0 {
        subject.value.send(1)
      } else {
        inside.wait()
        subject.value.send(2)
        tokens.value.keep(
          subject.value.sink(
            receiveCompletion: { _ in log.complete() },
            receiveValue: { value in
              // Sent while this one is being welcomed: held for it, and not lost.
              if value == 2 { subject.value.send(3) }
              log.add(value)
            }))
        #expect(log.values == [2])
        subject.value.send(completion: .finished)
        arrived.signal()
      }
    }
    #expect(log.values == [2, 3] && log.completions == 1 && log.overlaps == 0)
  }
}

private final class SubscriptionBox {
  var subscription: (any Subscription)?
}
