import CoreFoundation
import Foundation
import PortableCombine

// A process of its own, because the main run loop needs the process's first thread, and the test
// library leaves that one to the main queue. What it prints is what the test expects.

/// Runs the main loop, which sleeps unless it is woken, until it is stopped.
func wait(for name: String) {
  let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 20, false)
  print(result == .stopped ? name : "waited in vain: \(name)")
}

/// Ends the waiting; only the main thread can.
func stop() {
  if Thread.isMainThread { CFRunLoopStop(CFRunLoopGetMain()) }
}

let idle = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
RunLoop.main.add(idle, forMode: .default)

for number in 1...10 {
  Thread.detachNewThread {
    // Only a loop that has fallen asleep must be woken.
    while !CFRunLoopIsWaiting(CFRunLoopGetMain()) {}
    RunLoop.main.schedule { stop() }
  }
  wait(for: "closure \(number)")
}

Thread.detachNewThread {
  RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(10))) { stop() }
}
wait(for: "closure for later")

let timer = Timer.publish(every: 0.001, on: .main, in: .default)
var count = 0
let ticks = timer.sink { _ in
  count += 1
  if count == 3 { stop() }
}
let handover = Handover(value: timer)
Thread.detachNewThread { _ = handover.value.connect() }
wait(for: "timer")
ticks.cancel()

let subject = PassthroughSubject<Int, Never>()
let values = subject.receive(on: OperationQueue.main).receive(on: RunLoop.main).sink { _ in stop() }
subject.send(1)
wait(for: "value")
values.cancel()
