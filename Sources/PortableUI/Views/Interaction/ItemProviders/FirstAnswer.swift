import Threads

/// Resumes who waits, once, whatever an app's closure says after that; and where it never says anything.
final class FirstAnswer<Value: Sendable>: Sendable {
  private let waiting: Guarded<CheckedContinuation<Value, any Error>?>

  init(_ continuation: CheckedContinuation<Value, any Error>) { waiting = Guarded(continuation) }

  deinit { resume(.failure(TransferError.nothingCame(type: "\(Value.self)"))) }

  func resume(_ result: Result<Value, any Error>) {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }?.resume(with: result)
  }
}
