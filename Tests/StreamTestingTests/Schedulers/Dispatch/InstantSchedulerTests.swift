import Dispatch
import Foundation
import PortableCombine
import StreamTesting
import Testing

struct InstantSchedulerTests {
  @Test func `everything happens at once, in the main queue's time`() {
    let main = DispatchQueue.immediate
    var order: [String] = []
    main.schedule { order.append("now") }
    main.schedule(after: main.now.advanced(by: .seconds(5))) { order.append("later") }
    let token = main.schedule(after: main.now, interval: .seconds(1)) { order.append("again") }
    #expect(order == ["now", "later", "again"])
    token.cancel()
  }

  @Test func `operators that wait do not`() {
    let subject = PassthroughSubject<Int, Never>()
    let delayed = subject.delay(for: .seconds(1), scheduler: RunLoop.immediate).record()
    let moved = subject.receive(on: OperationQueue.immediate).record()
    subject.send(1)
    #expect(delayed.values == [1])
    #expect(moved.values == [1])
  }
}
