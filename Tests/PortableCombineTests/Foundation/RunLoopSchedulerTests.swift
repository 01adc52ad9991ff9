import Foundation
import PortableCombine
import StreamTesting
import Testing

struct RunLoopSchedulerTests {
  let thread = LoopThread()
  let fact = Fact()
  let talk = Conversation()

  @Test func `a closure from another thread wakes a loop that sleeps, every time`() {
    for number in 1...20 {
      thread.loop.schedule { [fact, talk] in
        talk.note("\(number)")
        fact.happened()
      }
      fact.wait()
    }
    #expect(talk.lines == (1...20).map(String.init))
    thread.stop()
  }

  @Test func `closures run in order, on the loop`() {
    for number in 1...100 {
      thread.loop.schedule(options: RunLoop.SchedulerOptions()) { [fact, talk, thread] in
        talk.note("\(number) \(RunLoop.current === thread.loop)")
        fact.happened()
      }
    }
    fact.wait(times: 100)
    #expect(talk.lines == (1...100).map { "\($0) true" })
    thread.stop()
  }

  @Test func `a closure for later runs no sooner`() {
    let date = thread.loop.now.advanced(by: .milliseconds(20))
    thread.loop.schedule(after: date) { [fact, talk, thread] in
      talk.note("\(thread.loop.now >= date)")
      fact.happened()
    }
    #expect(talk.lines == [])
    fact.wait()
    #expect(talk.lines == ["true"])
    thread.stop()
  }

  @Test func `a closure repeats until it is cancelled`() {
    let timer = thread.loop.schedule(
      after: thread.loop.now, interval: .milliseconds(1), tolerance: .milliseconds(1)
    ) { [fact, talk] in
      talk.note("again")
      fact.happened()
    }
    fact.wait(times: 5)
    timer.cancel()
    let count = talk.lines.count
    let later = Fact()
    thread.loop.schedule(after: thread.loop.now.advanced(by: .milliseconds(50))) {
      later.happened()
    }
    later.wait()
    // One may have been on its way.
    #expect(talk.lines.count <= count + 1)
    thread.stop()
  }

  @Test func `values cross over to a loop in order`() {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.receive(on: thread.loop).sink { [fact] _ in
      fact.happened()
    } receiveValue: { [talk] in
      talk.note("\($0)")
    }
    for value in 0..<100 { subject.send(value) }
    subject.send(completion: .finished)
    fact.wait()
    #expect(talk.lines == (0..<100).map(String.init))
    token.cancel()
    thread.stop()
  }
}
