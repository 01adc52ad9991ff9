import Dispatch
import Foundation

/// A document on its way to the disk, for which a program waits that is about to end.
final class WriteOnItsWay: Sendable {
  let place: URL
  private let isDone = DispatchSemaphore(value: 0)

  init(to place: URL) { self.place = place }

  /// The disk has it, or will not take it.
  func end() { isDone.signal() }

  /// Stands still until then; a disk that does not answer is not waited for.
  func waitForEnd() {
    if isDone.wait(timeout: .now() + 10) == .success { isDone.signal() }
  }
}
