import Dispatch
import Foundation
import Synchronization

/// Whether the caller is on the main actor's executor: on the main thread, or in a block of the main
/// queue, which other threads run once the main thread has been given up.
@usableFromInline
package func isOnMain() -> Bool {
  let (me, main) = (threadToken(), MainThread.token.load(ordering: .relaxed))
  if me == main { return true }
  let isInBlock = DispatchQueue.getSpecific(key: MainMark.key) == true
  if main == MainThread.unknown { return MainThread.look(me, isInBlock: isInBlock) }
  return isInBlock
}

/// Runs `body` as the main actor, where the caller knows that it is on it.
@inlinable
package func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { escaping in
    // SAFETY: callers have asked `isOnMain`, or are in a block of the main queue. The result does
    // not leave that isolation.
    try unsafeBitCast(escaping, to: (() throws -> Result).self)()
  }
}

/// Runs `body` on the main queue, when what waits there already has run.
package func laterOnMain(_ body: @escaping @Sendable () -> Void) {
  DispatchQueue.main.async(execute: body)
}

/// Runs `body` on main: at once where the caller is there already.
package func runOnMain(_ body: @escaping @Sendable () -> Void) {
  if isOnMain() { body() } else { laterOnMain(body) }
}

private enum MainMark {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// The thread that the program began on, once it is known. Asking the system is slow.
private enum MainThread {
  static let token = Atomic<UInt>(unknown)
  static let unknown: UInt = 0

  /// No thread's token.
  private static let givenUp: UInt = 1

  static func look(_ me: UInt, isInBlock: Bool) -> Bool {
    let isMain = Thread.isMainThread
    if isMain {
      token.store(me, ordering: .relaxed)
    } else if isInBlock {
      // Only a main thread that was given up, for good, leaves its blocks to others.
      token.store(givenUp, ordering: .relaxed)
    }
    return isMain || isInBlock
  }
}
