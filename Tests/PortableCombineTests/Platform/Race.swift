import Foundation

/// Runs each of `bodies` on a thread of its own, all let off together, and returns when all are done.
///
/// SAFETY: what the bodies capture is shared between the threads on purpose; that it can be is what
/// the tests find out, under the thread sanitizer too.
func race(_ bodies: [() -> Void]) {
  struct Unchecked: @unchecked Sendable {
    let body: () -> Void
  }
  let ready = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for body in bodies.map(Unchecked.init) {
    done.enter()
    Thread {
      ready.wait()
      body.body()
      done.leave()
    }.start()
  }
  for _ in bodies { ready.signal() }
  done.wait()
}
