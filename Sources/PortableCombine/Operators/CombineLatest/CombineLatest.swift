extension Publishers {
  /// Sends the latest values of its two inputs together, whenever one of them sends.
  ///
  /// Begins once every input has sent. The downstream's demand goes to every input as it is; a value
  /// that comes without any is remembered and not sent. Finishes when all inputs have; fails with the
  /// first that fails, and cancels the others.
  ///
  /// What the subscriber feeds back, by sending to an input from inside, is remembered and delivered
  /// in turn, when it has returned; not where it equals what that input has sent already.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// Sends one value of each input, in the inputs' order.
    public typealias Output = (A.Output, B.Output)

    /// Fails as the inputs do.
    public typealias Failure = A.Failure

    /// The first input.
    public let a: A

    /// The second input.
    public let b: B

    /// Combines two publishers.
    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let first = LatestCell<A.Output>(0)
      let second = LatestCell<B.Output>(1)
      let engine = CombineEngine(subscriber, .latest, [first, second]) {
        (first.value, second.value)
      }
      subscriber.receive(subscription: engine)
      a.receive(subscriber: engine.input(first))
      b.receive(subscriber: engine.input(second))
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the latest values of this publisher and `other` together.
  @inlinable
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what `transform` makes of the latest values.
  @inlinable
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    Publishers.Map(upstream: combineLatest(other)) { transform($0.0, $0.1) }
  }
}
