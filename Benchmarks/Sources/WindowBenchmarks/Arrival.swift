/// Lets a case wait until something has come back through the main loop.
@MainActor
final class Arrival {
  private var waiting: CheckedContinuation<Void, Never>?

  /// Does `work`, and returns once somebody says that it arrived.
  func after(_ work: () -> Void) async {
    await withCheckedContinuation { continuation in
      waiting = continuation
      work()
    }
  }

  /// Says that it arrived.
  func comes() {
    waiting?.resume()
    waiting = nil
  }

  /// The same for C, with `context`.
  nonisolated static let comes: @convention(c) (UnsafeMutableRawPointer) -> Void = { context in
    let arrival = Unmanaged<Arrival>.fromOpaque(context).takeUnretainedValue()
    onMain { arrival.comes() }
  }

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  var sendableContext: Context { Context(pointer: context) }

  struct Context: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }
}

/// Runs what belongs to the main actor, where the caller is the main thread.
func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }
