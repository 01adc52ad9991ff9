import Dispatch
import PortableCombine
import StreamTesting
import Testing

struct DispatchQueueSchedulerTests {
  let queue = DispatchQueue(label: "test")
  let fact = Fact()
  let talk = Conversation()

  @Test func `closures run on the queue, in order`() {
    for number in 1...3 {
      queue.schedule { [queue, fact, talk] in
        dispatchPrecondition(condition: .onQueue(queue))
        talk.note("\(number)")
        fact.happened()
      }
    }
    fact.wait(times: 3)
    #expect(talk.lines == ["1", "2", "3"])
  }

  @Test(arguments: [false, true])
  func `options reach the queue`(isForLater: Bool) {
    let group = DispatchGroup()
    let options = DispatchQueue.SchedulerOptions(qos: .utility, flags: .barrier, group: group)
    let gate = Fact()
    let action = { [talk] in
      gate.wait()
      talk.note("ran")
    }
    if isForLater {
      queue.schedule(after: queue.now, tolerance: 0, options: options, action)
    } else {
      queue.schedule(options: options, action)
    }
    group.notify(queue: .global()) { [fact, talk] in
      talk.note("group is done")
      fact.happened()
    }
    #expect(talk.lines == [])
    gate.happened()
    fact.wait()
    #expect(talk.lines == ["ran", "group is done"])
  }

  @Test func `a closure for later runs no sooner`() {
    let date = queue.now.advanced(by: .milliseconds(30))
    queue.schedule(after: date, tolerance: .milliseconds(1)) { [queue, fact, talk] in
      dispatchPrecondition(condition: .onQueue(queue))
      talk.note("\(queue.now >= date)")
      fact.happened()
    }
    #expect(talk.lines == [])
    fact.wait()
    #expect(talk.lines == ["true"])
  }

  @Test func `a closure repeats until it is cancelled`() {
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { [fact] in
      fact.happened()
    }
    fact.wait(times: 5)
    timer.cancel()
    let done = Fact()
    // The queue is serial: what was under way is over when this runs.
    queue.schedule { [talk] in
      talk.note("after the cancel")
      done.happened()
    }
    done.wait()
    #expect(talk.lines == ["after the cancel"])
  }

  @Test func `a released token ends the repetition and lets go of the closure`() {
    let tally = Timed.Witness.Tally()
    do {
      let witness = Timed.Witness(tally)
      let timer = queue.schedule(
        after: queue.now, interval: .milliseconds(1), tolerance: 0,
        options: DispatchQueue.SchedulerOptions(qos: .userInitiated)
      ) { [fact] in
        withExtendedLifetime(witness) { fact.happened() }
      }
      fact.wait(times: 2)
      withExtendedLifetime(timer) {}
    }
    // Dispatch releases a cancelled handler on the queue itself; the limit is only there to end a
    // broken test.
    let limit = queue.now.advanced(by: .seconds(300))
    while queue.sync(execute: { tally.living }) > 0, queue.now < limit {}
    #expect(queue.sync { tally.living } == 0)
  }

  @Test func `values cross over to a queue in order`() {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.receive(on: queue).sink { [fact] _ in
      fact.happened()
    } receiveValue: { [queue, talk] in
      dispatchPrecondition(condition: .onQueue(queue))
      talk.note("\($0)")
    }
    for value in 0..<100 { subject.send(value) }
    subject.send(completion: .finished)
    fact.wait()
    #expect(talk.lines == (0..<100).map(String.init))
    token.cancel()
  }

  @Test func `values cross over to a concurrent queue in order, one at a time`() {
    let concurrent = DispatchQueue(label: "test", attributes: .concurrent)
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.receive(on: concurrent).sink { [fact] _ in
      fact.happened()
    } receiveValue: { [talk] in
      talk.note("\($0)")
    }
    for value in 0..<1000 { subject.send(value) }
    subject.send(completion: .finished)
    fact.wait()
    #expect(talk.lines == (0..<1000).map(String.init))
    token.cancel()
  }

  @Test func `a burst is debounced`() {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.debounce(for: .milliseconds(20), scheduler: queue).sink {
      [fact, talk] in
      talk.note("\($0)")
      fact.happened()
    }
    for value in 1...100 { subject.send(value) }
    fact.wait()
    #expect(talk.lines == ["100"])
    token.cancel()
  }

  @Test func `a pause times out`() {
    let token = PassthroughSubject<Int, Never>().timeout(.milliseconds(5), scheduler: queue).sink {
      [fact] _ in
      fact.happened()
    } receiveValue: { _ in
    }
    fact.wait()
    token.cancel()
  }
}
