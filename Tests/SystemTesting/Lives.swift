import Synchronization

/// Counts the living: what a closure or a state holds, until it is let go.
package final class Lives: Sendable {
  private let living = Atomic<Int>(0)

  /// Nobody, at first.
  package init() {}

  /// How many live.
  package var count: Int { living.load(ordering: .acquiring) }

  /// A new object, which counts until it is released.
  package func one() -> Life { Life(in: self) }

  /// One of the living.
  package final class Life: Sendable {
    private let lives: Lives

    fileprivate init(in lives: Lives) {
      self.lives = lives
      lives.living.add(1, ordering: .relaxed)
    }

    deinit { lives.living.subtract(1, ordering: .releasing) }

    /// Keeps this alive up to here, from within a closure.
    package func use() {}
  }
}
