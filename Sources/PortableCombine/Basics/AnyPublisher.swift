/// A publisher whose type is forgotten: only what it sends and how it fails remain.
///
/// The pipelines above and below stay fused; between them stands one indirect call per value.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  @usableFromInline let subscribeErased: (ErasedSubscriber<Output, Failure>) -> Void

  /// Forgets the type of `publisher`.
  @inlinable
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      subscribeErased = { publisher.receive(subscriber: $0) }
    }
  }

  /// Attaches `subscriber` to the publisher inside.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribeErased(TypedErasedSubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  /// `AnyPublisher`, in place of everything inside.
  public var description: String { "AnyPublisher" }

  /// The same word.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// This publisher with its type forgotten, to keep pipelines out of signatures.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
