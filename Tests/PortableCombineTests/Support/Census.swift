import PortableCombine
import StreamTesting
import Synchronization
import Testing

/// Counts the living: hand its members to closures and streams, and see whether they are let go.
final class Census: Sendable {
  private let living = Atomic<Int>(0)

  var count: Int { living.load(ordering: .relaxed) }

  /// A new object, counted until it is released.
  func member() -> Member { Member(in: self) }

  /// A value, or whatever a closure may hold.
  final class Member: Sendable, Comparable {
    let number: Int
    private let census: Census

    init(_ number: Int = 0, in census: Census) {
      self.number = number
      self.census = census
      census.living.add(1, ordering: .relaxed)
    }

    deinit { census.living.subtract(1, ordering: .relaxed) }

    /// Keeps this alive up to here, from within a closure.
    func use() {}

    static func == (lhs: Member, rhs: Member) -> Bool { lhs.number == rhs.number }
    static func < (lhs: Member, rhs: Member) -> Bool { lhs.number < rhs.number }
  }
}

/// Expects that what `make` makes of a member, and a closure behind it, hold nothing once the
/// stream is complete, nor once it is cancelled, though the subscription itself is kept.
func expectToLetGo<P: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: (Census.Member) -> P
) {
  for isCancelled in [false, true] {
    let census = Census()
    func subscribe() -> Recorder<Int, P.Failure> {
      let behind = census.member()
      return make(census.member()).map { _ in
        behind.use()
        return 0
      }.record(demand: .none)
    }
    let recorder = subscribe()
    #expect(census.count == 2, "while it waits", sourceLocation: sourceLocation)
    if isCancelled { recorder.cancel() } else { recorder.request(.unlimited) }
    #expect(
      census.count == 0, "after \(isCancelled ? "a cancel" : "the end")",
      sourceLocation: sourceLocation)
    #expect(recorder.subscriptionCount == 1, sourceLocation: sourceLocation)
  }
}
