import ViewPlatform

/// Rings once, some time after it was last set. Nothing is left of it when it is gone.
@MainActor
final class Alarm {
  private var pending: AnyCancellable?

  nonisolated init() {}

  /// Calls `action` after `seconds`, instead of what it was set for before.
  func set(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    pending = later(by: seconds) { [weak self] in
      self?.cancel()
      action()
    }
  }

  func cancel() { pending = nil }
}
