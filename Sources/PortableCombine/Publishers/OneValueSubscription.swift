public import Synchronization

/// The subscription to a publisher that has its one value already: `Just`, `Optional`, `Result`.
///
/// One allocation and two atomic operations for subscription, value and completion together. The
/// value and the subscriber lie in the tail of the object, where they are destroyed by code that
/// knows their types: the deinitialiser of a generic class would look their metadata up, for 100 ns.
@usableFromInline
final class OneValueSubscription<Value, Downstream: Subscriber>:
  ManagedBuffer<OneValueHeader, OneValueTail<Value, Downstream>>, Subscription, Described
where Downstream.Input == Value {
  @inlinable
  static func make(_ value: Value, for downstream: Downstream, named name: OneValueName) -> Self {
    let made = create(minimumCapacity: 1) { _ in OneValueHeader(name: name) }
    made.withUnsafeMutablePointerToElements {
      $0.initialize(to: OneValueTail(value: value, downstream: downstream))
    }
    return unsafeDowncast(made, to: Self.self)
  }

  @inlinable var phase: UnsafeMutablePointer<Atomic<OneValuePhase>> {
    withUnsafeMutablePointerToHeader {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Atomic<OneValuePhase>.self)
    }
  }

  deinit {
    // Nobody else can see it any more.
    if phase.pointee.load(ordering: .relaxed) == .waiting { destroyTail() }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard
      demand > .none,
      phase.pointee.compareExchange(
        expected: .waiting, desired: .delivering, ordering: .acquiringAndReleasing
      ).exchanged
    else { return }
    let tail = withUnsafeMutablePointerToElements { $0.move() }
    _ = tail.downstream.receive(tail.value)
    // Not where it was cancelled meanwhile.
    if phase.pointee.exchange(.over, ordering: .acquiringAndReleasing) == .delivering {
      tail.downstream.receive(completion: .finished)
    }
  }

  @inlinable
  func cancel() {
    if phase.pointee.exchange(.over, ordering: .acquiringAndReleasing) == .waiting { destroyTail() }
  }

  @usableFromInline
  func destroyTail() {
    withUnsafeMutablePointerToElements { _ = $0.deinitialize(count: 1) }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  @usableFromInline var debugName: String { header.name.rawValue }

  @usableFromInline var debugChildren: [Mirror.Child] {
    guard phase.pointee.load(ordering: .acquiring) == .waiting else { return [] }
    return withUnsafeMutablePointerToElements {
      [("value", $0.pointee.value), ("downstream", $0.pointee.downstream)]
    }
  }
}

/// What a ``OneValueSubscription`` delivers, and to whom. It belongs to whoever ends the `waiting`.
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

/// The head of a ``OneValueSubscription``. A managed buffer insists that it can be copied, as no
/// `Atomic` can; so the first byte is one in disguise, and only ever touched as such.
@frozen @usableFromInline
struct OneValueHeader {
  @usableFromInline let phase = OneValuePhase.waiting
  @usableFromInline let name: OneValueName

  @inlinable
  init(name: OneValueName) { self.name = name }
}

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
