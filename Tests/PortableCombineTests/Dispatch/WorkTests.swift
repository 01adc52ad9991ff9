import Dispatch
import PortableCombine
import StreamTesting
import Testing
import Threads

/// What schedulers and their operators have in hand is known to whoever hosts the code.
struct WorkTests {
  private let host = RecordingHost()
  private let queue = DispatchQueue(label: "work")

  @Test func `a closure on a queue is known until it has run`() {
    queue.suspend()
    host.run { queue.schedule {} }
    #expect(host.names == ["a closure on the queue work"])
    queue.resume()
    host.waitForEnd()
    #expect(host.names == [])
  }

  @Test func `what a closure begins belongs to the same host`() {
    let second = DispatchQueue(label: "second")
    second.suspend()
    let names = Guarded<[String]>([])
    host.run {
      queue.schedule { [host] in
        second.schedule {}
        names.withLock { $0 = host.names }
      }
    }
    queue.sync {}
    second.resume()
    host.waitForEnd()
    #expect(
      names.withLock { $0 } == ["a closure on the queue work", "a closure on the queue second"])
  }

  @Test func `a value that waits for its queue or its time is known`() {
    let values = Guarded<[Int]>([])
    let subject = PassthroughSubject<Int, Never>()
    let token = host.run {
      subject.receive(on: queue).debounce(for: .milliseconds(1), scheduler: queue)
        .delay(for: .milliseconds(1), scheduler: queue)
        .sink { value in values.withLock { $0.append(value) } }
    }
    queue.suspend()
    host.run { subject.send(7) }
    #expect(host.names.count == 1)
    queue.resume()
    host.waitForEnd()
    #expect(values.withLock { $0 } == [7])
    token.cancel()
  }

  @Test func `what was cancelled is not waited for`() {
    let subject = PassthroughSubject<Int, Never>()
    let token = host.run {
      subject.debounce(for: .seconds(86_400), scheduler: queue).sink { _ in }
    }
    host.run { subject.send(1) }
    #expect(host.names == ["a value held back"])
    token.cancel()
    host.waitForEnd()
    #expect(host.names == [])
  }

  @Test func `nobody waits for a clock of its own, a timeout or what repeats`() {
    let subject = PassthroughSubject<Int, Never>()
    let clock = DispatchQueue.test
    let tokens = host.run {
      [
        subject.debounce(for: 1, scheduler: clock).sink { _ in },
        subject.timeout(.seconds(86_400), scheduler: queue).sink { _ in },
        AnyCancellable(queue.schedule(after: queue.now.advanced(by: 86_400), interval: 86_400) {}),
      ]
    }
    host.run { subject.send(1) }
    // The timeout has one value to hand over.
    host.waitForEnd()
    #expect(host.names == [])
    for token in tokens { token.cancel() }
  }

  @Test func `outside of a host nothing is noted`() {
    queue.suspend()
    queue.schedule {}
    #expect(host.names == [])
    queue.resume()
  }
}
