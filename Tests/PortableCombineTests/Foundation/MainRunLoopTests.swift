import Dispatch
import Foundation
import PortableCombine
import XCTest

/// The main run loop needs the process's first thread, which XCTest alone gives to a test.
final class MainRunLoopTests: XCTestCase {
  func testAClosureFromAnotherThreadWakesTheMainLoopEveryTime() {
    for _ in 1...20 {
      let done = expectation(description: "ran")
      Thread.detachNewThread {
        RunLoop.main.schedule {
          XCTAssertTrue(Thread.isMainThread)
          done.fulfill()
        }
      }
      wait(for: [done], timeout: 20)
    }
  }

  func testATimerFromAnotherThreadWakesTheMainLoop() {
    let ran = expectation(description: "ran")
    Thread.detachNewThread {
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(20))) {
        XCTAssertTrue(Thread.isMainThread)
        ran.fulfill()
      }
    }
    wait(for: [ran], timeout: 20)
  }

  func testATimerPublisherFiresOnTheMainLoop() {
    let fired = expectation(description: "fired")
    fired.expectedFulfillmentCount = 3
    let timer = Timer.publish(every: 0.001, on: .main, in: .default)
    let token = timer.prefixThree { fired.fulfill() }
    let connection = timer.connect()
    wait(for: [fired], timeout: 20)
    connection.cancel()
    token.cancel()
  }

  func testValuesCrossOverToTheMainQueueAndTheMainLoop() {
    let arrived = expectation(description: "arrived")
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.receive(on: DispatchQueue.main).receive(on: RunLoop.main).sink { _ in
      XCTAssertTrue(Thread.isMainThread)
      arrived.fulfill()
    }
    subject.send(1)
    wait(for: [arrived], timeout: 20)
    token.cancel()
  }
}

extension Publisher where Failure == Never {
  /// Calls `body` for the first three values.
  fileprivate func prefixThree(_ body: @escaping () -> Void) -> AnyCancellable {
    var count = 0
    return sink { _ in
      count += 1
      if count <= 3 { body() }
    }
  }
}
