public import Synchronization

/// The subscription to a publisher that has its one value already: `Just`, `Optional`, `Result`.
///
/// One allocation and two atomic operations for subscription, value and completion together.
@usableFromInline
final class OneValueSubscription<Downstream: Subscriber>: Subscription, Described {
  @frozen @usableFromInline
  enum Phase: UInt8, AtomicRepresentable {
    /// The value has not been demanded.
    case waiting

    /// The subscriber is taking the value.
    case delivering

    /// Completed or cancelled.
    case over
  }

  @frozen @usableFromInline
  enum Name: String {
    case just = "Just"
    case optional = "Optional"
    case result = "Once"
  }

  @usableFromInline let phase = Atomic<Phase>(.waiting)
  @usableFromInline let name: Name

  /// Belongs to whoever ends the `waiting`.
  @exclusivity(unchecked) @usableFromInline var pending: (value: Downstream.Input, to: Downstream)?

  @inlinable
  init(_ value: Downstream.Input, for downstream: Downstream, debugName: Name) {
    pending = (value, downstream)
    name = debugName
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard
      demand > .none,
      phase.compareExchange(
        expected: .waiting, desired: .delivering, ordering: .acquiringAndReleasing
      ).exchanged,
      let (value, downstream) = pending.take()
    else { return }
    _ = downstream.receive(value)
    // Not where it was cancelled meanwhile.
    if phase.exchange(.over, ordering: .acquiringAndReleasing) == .delivering {
      downstream.receive(completion: .finished)
    }
  }

  @inlinable
  func cancel() {
    if phase.exchange(.over, ordering: .acquiringAndReleasing) == .waiting { pending = nil }
  }

  @usableFromInline var debugName: String { name.rawValue }

  @usableFromInline var debugChildren: [Mirror.Child] {
    pending.map { [("value", $0.value), ("downstream", $0.to)] } ?? []
  }
}
