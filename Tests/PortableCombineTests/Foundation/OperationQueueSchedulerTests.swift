import Foundation
import PortableCombine
import StreamTesting
import Testing

struct OperationQueueSchedulerTests {
  let queue = OperationQueue()
  let fact = Fact()
  let talk = Conversation()

  init() { queue.maxConcurrentOperationCount = 1 }

  @Test func `closures become operations, in order`() {
    for number in 1...3 {
      queue.schedule(options: OperationQueue.SchedulerOptions()) { [queue, fact, talk] in
        talk.note("\(number) \(OperationQueue.current === queue)")
        fact.happened()
      }
    }
    fact.wait(times: 3)
    #expect(talk.lines == ["1 true", "2 true", "3 true"])
  }

  @Test func `a suspended queue keeps them waiting`() {
    queue.isSuspended = true
    queue.schedule { [fact] in fact.happened() }
    #expect(queue.operationCount == 1)
    queue.isSuspended = false
    fact.wait()
  }

  @Test func `a closure for later runs no sooner`() {
    let date = queue.now.advanced(by: .milliseconds(20))
    queue.schedule(after: date) { [fact, talk, queue] in
      talk.note("\(queue.now >= date) \(OperationQueue.current === queue)")
      fact.happened()
    }
    fact.wait()
    #expect(talk.lines == ["true true"])
  }

  @Test func `a closure repeats until it is cancelled`() {
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { [fact, talk] in
      talk.note("again")
      fact.happened()
    }
    fact.wait(times: 5)
    timer.cancel()
    let count = talk.lines.count
    let later = Fact()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(50))) { later.happened() }
    later.wait()
    // One may have been on its way.
    #expect(talk.lines.count <= count + 1)
  }

  @Test func `what waits in the queue when a repetition is cancelled does nothing`() {
    queue.isSuspended = true
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { [talk] in
      talk.note("again")
    }
    while queue.operationCount < 5 {}
    timer.cancel()
    queue.isSuspended = false
    let later = Fact()
    queue.schedule { later.happened() }
    later.wait()
    #expect(talk.lines == [])
  }

  @Test func `values cross over to a queue of many threads in order`() {
    queue.maxConcurrentOperationCount = 4
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.receive(on: queue).sink { [fact] _ in
      fact.happened()
    } receiveValue: { [talk] in
      talk.note("\($0)")
    }
    for value in 0..<200 { subject.send(value) }
    subject.send(completion: .finished)
    fact.wait()
    #expect(talk.lines == (0..<200).map(String.init))
    token.cancel()
  }
}
