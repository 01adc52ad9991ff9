/// A subscriber whose type is forgotten, or one made of closures.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  @usableFromInline let erased: ErasedSubscriber<Input, Failure>

  /// The identity of the subscriber inside.
  public let combineIdentifier: CombineIdentifier

  /// Forgets the type of `subscriber`.
  @inlinable
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      erased = TypedErasedSubscriber(subscriber)
      combineIdentifier = subscriber.combineIdentifier
    }
  }

  /// A subscriber that hands everything to `subject`, and demands without limit.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectRelay(subject))
  }

  /// A subscriber made of closures; those left out do nothing, and demand nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      ClosureSubscriber(
        subscription: receiveSubscription, value: receiveValue, completion: receiveCompletion))
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) {
    erased.receive(subscription: subscription)
  }

  /// Passes the value on.
  @inlinable
  public func receive(_ value: Input) -> Subscribers.Demand { erased.receive(value) }

  /// Passes the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) {
    erased.receive(completion: completion)
  }
}

private struct ClosureSubscriber<Input, Failure: Error>: Subscriber, Described {
  let subscription: ((any Subscription) -> Void)?
  let value: ((Input) -> Subscribers.Demand)?
  let completion: ((Subscribers.Completion<Failure>) -> Void)?
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { self.subscription?(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }

  var debugName: String { "Anonymous AnySubscriber" }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The subscriber inside, in words.
  public var description: String { String(describing: erased.subscriber) }

  /// The subscriber inside.
  public var customMirror: Mirror { Mirror(reflecting: erased.subscriber) }

  /// What a playground shows: the subscriber inside, in words.
  public var playgroundDescription: Any { description }
}
