import Observation
import Synchronization

/// Whether what is read here and now is noted by Observation: in a body, or in
/// `withObservationTracking`.
@usableFromInline
func readsAreTracked() -> Bool { ReadProbe.shared.isAsked || ReadProbe.isBlind }

/// Finds out whether reads are noted, so that a container that nobody follows has nothing for that.
///
/// Observation does not say so. But it notes a read by putting its key path into a set, which asks the
/// key path for its hash, and that asks what the key path was made with.
private final class ReadProbe: Observable, Sendable {
  static let shared = ReadProbe()

  /// Whether Observation has come to note reads in another way. All reads count as noted, then.
  static let isBlind = !withObservationTracking {
    shared.isAsked
  } onChange: {
  }

  private let registrar = ObservationRegistrar()
  private let path: any KeyPath<ReadProbe, Void> & Sendable = \ReadProbe[asking: Hearing()]

  /// What the key path is made with: it counts how often it is asked for its hash.
  private struct Hearing: Hashable, Sendable {
    static let count = Atomic<Int>(0)

    func hash(into hasher: inout Hasher) { Self.count.add(1, ordering: .relaxed) }
  }

  private subscript(asking hearing: Hearing) -> Void { () }

  /// Whether a read is noted. Another thread that reads at the same time may make it true.
  var isAsked: Bool {
    let count = Hearing.count.load(ordering: .relaxed)
    registrar.access(self, keyPath: path)
    return Hearing.count.load(ordering: .relaxed) != count
  }
}
