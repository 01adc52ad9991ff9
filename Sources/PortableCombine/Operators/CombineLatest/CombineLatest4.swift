extension Publishers {
  /// Sends the latest values of its four inputs together, whenever one of them sends.
  ///
  /// Begins once every input has sent. The downstream's demand goes to every input as it is; a value
  /// that comes without any is remembered and not sent. Finishes when all inputs have; fails with the
  /// first that fails, and cancels the others.
  ///
  /// What the subscriber feeds back, by sending to an input from inside, is remembered and delivered
  /// in turn, when it has returned; not where it equals what that input has sent already.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

    /// Combines four publishers.
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
      let first = LatestCell<A.Output>(0)
      let second = LatestCell<B.Output>(1)
      let third = LatestCell<C.Output>(2)
      let fourth = LatestCell<D.Output>(3)
      let engine = CombineEngine(subscriber, .latest, [first, second, third, fourth]) {
        (first.value, second.value, third.value, fourth.value)
      }
      subscriber.receive(subscription: engine)
      a.receive(subscriber: engine.input(first))
      b.receive(subscriber: engine.input(second))
      c.receive(subscriber: engine.input(third))
      d.receive(subscriber: engine.input(fourth))
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Sends the latest values of this publisher and three others together.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what `transform` makes of the latest values.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
