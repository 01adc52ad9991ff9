public import Synchronization
import Threads

/// The subscription to a publisher that has its one value already: `Just`, `Optional`, `Result`.
///
/// One allocation and two atomic operations for subscription, value and completion together.
@usableFromInline
final class OneValueSubscription<Value, Downstream: Subscriber>:
  ManagedBuffer<OneValueHeader, OneValueTail<Value, Downstream>>, Subscription, Described
where Downstream.Input == Value {
  @inlinable
  static func make(_ value: Value, for downstream: Downstream, named name: OneValueName) -> Self {
    let made = create(minimumCapacity: 1) { _ in OneValueHeader(name: name) }
    made.tail.initialize(to: OneValueTail(value: value, downstream: downstream))
    return unsafeDowncast(made, to: Self.self)
  }

  @inlinable var phase: UnsafeMutablePointer<Atomic<OneValuePhase>> { word }

  deinit {
    if phase.pointee.load(ordering: .acquiring) == .waiting { tail.deinitialize(count: 1) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return demandOfNothing(header.name) }
    guard
      phase.pointee.compareExchange(
        expected: .waiting, desired: .delivering, ordering: .acquiringAndReleasing
      ).exchanged
    else { return }
    let contents = tail.move()
    _ = contents.downstream.receive(contents.value)
    // Not where it was cancelled meanwhile.
    if phase.pointee.exchange(.over, ordering: .acquiringAndReleasing) == .delivering {
      contents.downstream.receive(completion: .finished)
    }
  }

  @inlinable
  func cancel() {
    if phase.pointee.exchange(.over, ordering: .acquiringAndReleasing) == .waiting {
      tail.deinitialize(count: 1)
    }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  @usableFromInline var debugName: String { header.name.rawValue }

  @usableFromInline var debugChildren: [Mirror.Child] {
    guard phase.pointee.load(ordering: .acquiring) == .waiting else { return [] }
    return [("value", tail.pointee.value), ("downstream", tail.pointee.downstream)]
  }
}

/// What it delivers, and to whom; belongs to whoever ends the `waiting`.
@frozen @usableFromInline
struct OneValueTail<Value, Downstream: Subscriber> {
  @usableFromInline let value: Value
  @usableFromInline let downstream: Downstream

  @inlinable
  init(value: Value, downstream: Downstream) {
    self.value = value
    self.downstream = downstream
  }
}

@frozen @usableFromInline
struct OneValueHeader: AtomicHeader {
  @usableFromInline var word = AtomicRoom(OneValuePhase.waiting)
  @usableFromInline let name: OneValueName

  @inlinable
  init(name: OneValueName) { self.name = name }
}

// Outside of the class, since a type inside a generic one is generic itself.
@frozen @usableFromInline
enum OneValuePhase: UInt8, AtomicRepresentable {
  /// The value has not been demanded.
  case waiting

  /// The subscriber is taking the value.
  case delivering

  /// Completed or cancelled.
  case over
}

@frozen @usableFromInline
enum OneValueName: String {
  case just = "Just"
  case optional = "Optional"
  case result = "Once"
}

@usableFromInline
func demandOfNothing(_ name: OneValueName) {
  misuse(
    "A subscriber of one value requested none.", facts: ["publisher": name.rawValue],
    fix: "Request at least one value, or nothing at all: leave the request out.")
}
