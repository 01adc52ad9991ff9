extension Publishers {
  /// Sends the latest values of its three inputs together, whenever one of them sends.
  ///
  /// Begins once every input has sent. The downstream's demand goes to every input as it is; a value
  /// that comes without any is remembered and not sent. Finishes when all inputs have; fails with the
  /// first that fails, and cancels the others.
  ///
  /// What the subscriber feeds back, by sending to an input from inside, is remembered and delivered
  /// in turn, when it has returned; not where it equals what that input has sent already.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// Sends one value of each input, in the inputs' order.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// Fails as the inputs do.
    public typealias Failure = A.Failure

    /// The first input.
    public let a: A

    /// The second input.
    public let b: B

    /// The third input.
    public let c: C

    /// Combines three publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let first = LatestCell<A.Output>(0)
      let second = LatestCell<B.Output>(1)
      let third = LatestCell<C.Output>(2)
      let engine = CombineEngine(subscriber, .latest, [first, second, third]) {
        (first.value, second.value, third.value)
      }
      subscriber.receive(subscription: engine)
      a.receive(subscriber: engine.input(first))
      b.receive(subscriber: engine.input(second))
      c.receive(subscriber: engine.input(third))
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends the latest values of this publisher and two others together.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends what `transform` makes of the latest values.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}
