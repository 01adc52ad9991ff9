extension Publishers {
  /// Sends the values of its four inputs in rows: the first of each, then the second of each.
  ///
  /// The downstream's demand goes to every input as it is; what comes early waits, without limit.
  /// Finishes when no further row can come; fails with the first input that fails, and cancels the
  /// others.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// Sends one value of each input, in the inputs' order.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// Fails as the inputs do.
    public typealias Failure = A.Failure

    /// The first input.
    public let a: A

    /// The second input.
    public let b: B

    /// The third input.
    public let c: C

    /// The fourth input.
    public let d: D

    /// Zips four publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let first = QueueCell<A.Output>(0)
      let second = QueueCell<B.Output>(1)
      let third = QueueCell<C.Output>(2)
      let fourth = QueueCell<D.Output>(3)
      let engine = CombineEngine(subscriber, .pair, [first, second, third, fourth]) {
        (first.next(), second.next(), third.next(), fourth.next())
      }
      subscriber.receive(subscription: engine)
      a.receive(subscriber: engine.input(first))
      b.receive(subscriber: engine.input(second))
      c.receive(subscriber: engine.input(third))
      d.receive(subscriber: engine.input(fourth))
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and three others in rows, each used once.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what `transform` makes of each row.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Map(upstream: zip(publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
