import Dispatch
import Foundation
import Synchronization

/// The lines that a process prints, as they come.
@MainActor
final class LinesOfProcess {
  private struct Arrived {
    var data = Data()
    var hasEnded = false
  }

  // Filled by a thread of Foundation's.
  private nonisolated let arrived = Mutex(Arrived())
  private var lines: [String] = []
  private var rest = Data()
  private var waiter: CheckedContinuation<Void, Never>?

  /// Whether there will be no more.
  private(set) var hasEnded = false

  init(_ handle: FileHandle) {
    // Not FileHandle's own way, which ends the program when a signal interrupts it.
    let input = DispatchIO(
      type: .stream, fileDescriptor: handle.fileDescriptor, queue: .global(),
      cleanupHandler: { @Sendable _ in try? handle.close() })
    input.setLimit(lowWater: 1)
    input.read(offset: 0, length: .max, queue: .global()) { @Sendable [weak self] isDone, data, _ in
      self?.arrived.withLock { arrived in
        arrived.data.append(contentsOf: data ?? .empty)
        arrived.hasEnded = arrived.hasEnded || isDone
      }
      Task { @MainActor in self?.take() }
    }
  }

  /// The next line; `nil` at the end, and where none comes for so long.
  func next(within patience: Duration) async -> String? {
    if lines.isEmpty, !hasEnded {
      let alarm = Task {
        try await Task.sleep(for: patience)
        wake()
      }
      await withCheckedContinuation { waiter = $0 }
      alarm.cancel()
    }
    return lines.isEmpty ? nil : lines.removeFirst()
  }

  private func take() {
    let arrived = arrived.withLock { arrived in
      defer { arrived.data = Data() }
      return arrived
    }
    hasEnded = arrived.hasEnded
    rest.append(arrived.data)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
      rest = Data(rest[(end + 1)...])
    }
    if hasEnded || !lines.isEmpty { wake() }
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
