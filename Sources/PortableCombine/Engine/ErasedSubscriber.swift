/// A subscriber whose type is forgotten, at the price of one indirect call per value.
///
/// The function that delivers a value is made where the subscriber's type is still known, so a
/// whole fused pipeline can stand behind it. It captures nothing and takes the value by address,
/// so that it costs neither an allocation nor a conversion of its argument.
@usableFromInline
class ErasedSubscriber<Input, Failure: Error>: Subscriber, Described {
  @usableFromInline
  typealias Delivery = (ErasedSubscriber<Input, Failure>, UnsafePointer<Input>) ->
    Subscribers.Demand

  @usableFromInline final let delivery: Delivery

  @inlinable
  init(delivery: @escaping Delivery) {
    self.delivery = delivery
  }

  @inlinable
  final func receive(_ input: Input) -> Subscribers.Demand {
    withUnsafePointer(to: input) { delivery(self, $0) }
  }

  @usableFromInline
  func receive(subscription: any Subscription) { preconditionFailure("a subscriber of no type") }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    preconditionFailure("a subscriber of no type")
  }

  @usableFromInline var subscriber: any Subscriber { self }

  @usableFromInline var debugName: String { String(describing: subscriber) }
}

/// The erased subscriber that remembers the type.
@usableFromInline
final class TypedErasedSubscriber<Downstream: Subscriber>: ErasedSubscriber<
  Downstream.Input, Downstream.Failure
>
{
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init { erased, value in
      unsafeDowncast(erased, to: TypedErasedSubscriber<Downstream>.self).downstream.receive(
        value.pointee)
    }
  }

  @usableFromInline
  override func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @usableFromInline
  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  @usableFromInline override var subscriber: any Subscriber { downstream }
}
