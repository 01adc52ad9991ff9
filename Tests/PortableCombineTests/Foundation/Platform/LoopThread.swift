import Foundation
import PortableCombine
import Testing

/// A thread whose run loop runs, asleep most of the time, until `stop()`.
///
/// SAFETY: the loop is set before `init` returns; afterwards only its thread-safe members are used.
final class LoopThread: @unchecked Sendable {
  private(set) var loop: RunLoop = .current

  init() {
    let ready = Fact()
    let thread = Thread { [self] in
      loop = .current
      ready.happened()
      let keepAlive = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      loop.add(keepAlive, forMode: .default)
      while !Thread.current.isCancelled {
        _ = loop.run(mode: .default, before: .distantFuture)
      }
    }
    thread.start()
    ready.wait()
  }

  func stop() { loop.schedule { Thread.current.cancel() } }
}
