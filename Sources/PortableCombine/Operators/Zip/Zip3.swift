extension Publishers {
  /// Sends the values of its three inputs in rows: the first of each, then the second of each.
  ///
  /// The downstream's demand goes to every input as it is; what comes early waits, without limit.
  /// Finishes when no further row can come; fails with the first input that fails, and cancels the
  /// others.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    /// Zips three publishers.
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
      let first = QueueCell<A.Output>(0)
      let second = QueueCell<B.Output>(1)
      let third = QueueCell<C.Output>(2)
      let engine = CombineEngine(subscriber, .pair, [first, second, third]) {
        (first.next(), second.next(), third.next())
      }
      subscriber.receive(subscription: engine)
      a.receive(subscriber: engine.input(first))
      b.receive(subscriber: engine.input(second))
      c.receive(subscriber: engine.input(third))
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and two others in rows, each used once.
  @inlinable
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends what `transform` makes of each row.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Map(upstream: zip(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}
