import Dispatch
import Foundation

/// Lets others go first.
@MainActor package enum Turn {
  /// Returns when everything that waited for the main queue or the main actor has had its turn, and every
  /// thread that runs tasks has come to the end of what it did.
  package static func ofEverything() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await ofOtherThreads()
    await Task { @MainActor in }.value
  }

  /// One thread that answers says nothing of the others: a task may be reading a file there, or be kept
  /// from its processor. So there is a task for each thread, and all of them are there at the same time.
  private static func ofOtherThreads() async {
    let meeting = Meeting(of: ProcessInfo.processInfo.activeProcessorCount)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<meeting.size { group.addTask { meeting.attend() } }
    }
  }
}

/// Where threads wait until all have come.
private struct Meeting {
  let size: Int
  private let absent = DispatchGroup()

  /// How long a thread waits for one that does not come. A pool may be smaller than the machine.
  private static let patience: DispatchTimeInterval = .seconds(1)

  init(of size: Int) {
    self.size = size
    for _ in 0..<size { absent.enter() }
  }

  func attend() {
    absent.leave()
    _ = absent.wait(timeout: .now() + Self.patience)
  }
}
