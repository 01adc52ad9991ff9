public import Synchronization

/// One subscriber's place in a subject's subscribers.
@usableFromInline
class SubscriberSlot<Output, Failure: Error> {
  @usableFromInline
  typealias Delivery = (SubscriberSlot<Output, Failure>, UnsafePointer<Output>) ->
    Subscribers.Demand

  /// Hands a value to the subscriber; see ``ErasedSubscriber`` for why it has this shape.
  @usableFromInline final let delivery: Delivery

  /// Read on every delivery, changed by anyone who cancels.
  @usableFromInline final let phase = Atomic<SlotPhase>(.open)

  /// What the subscriber still wants. Belongs to the thread that has the subject's turn; while the
  /// slot is `arriving`, to the subject's lock.
  @exclusivity(unchecked) @usableFromInline final var demand = Subscribers.Demand.none

  /// The subscription that the subscriber was given. Set once, before anyone else sees the slot.
  @exclusivity(unchecked) @usableFromInline final var subscription:
    SubjectSubscription<Output, Failure>?

  @inlinable
  init(delivery: @escaping Delivery) {
    self.delivery = delivery
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    preconditionFailure("a slot of no type")
  }

  @usableFromInline var subscriber: Any { self }
}

/// Where a subscriber stands with its subject.
@frozen @usableFromInline
enum SlotPhase: UInt8, AtomicRepresentable {
  /// Takes values from the thread that has the subject's turn.
  case open

  /// Is being welcomed on its own thread, because another one had the turn: values are held back
  /// for it until that is over.
  case arriving

  /// Cancelled or completed: nothing reaches the subscriber any more.
  case closed
}

/// The slot that knows its subscriber's type.
@usableFromInline
final class TypedSubscriberSlot<Downstream: Subscriber>: SubscriberSlot<
  Downstream.Input, Downstream.Failure
>
{
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init { slot, value in
      unsafeDowncast(slot, to: TypedSubscriberSlot<Downstream>.self).downstream.receive(
        value.pointee)
    }
  }

  @usableFromInline
  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  @usableFromInline override var subscriber: Any { downstream }
}
