extension Publishers {
  /// Sends the values of its two inputs in rows: the first of each, then the second of each.
  ///
  /// The downstream's demand goes to every input as it is; what comes early waits, without limit.
  /// Finishes when no further row can come; fails with the first input that fails, and cancels the
  /// others.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// Sends one value of each input, in the inputs' order.
    public typealias Output = (A.Output, B.Output)

    /// Fails as the inputs do.
    public typealias Failure = A.Failure

    /// The first input.
    public let a: A

    /// The second input.
    public let b: B

    /// Zips two publishers.
    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let first = QueueCell<A.Output>(0)
      let second = QueueCell<B.Output>(1)
      let engine = CombineEngine(subscriber, .pair, [first, second]) {
        (first.next(), second.next())
      }
      subscriber.receive(subscription: engine)
      a.receive(subscriber: engine.input(first))
      b.receive(subscriber: engine.input(second))
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and `other` in rows, each used once.
  @inlinable
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what `transform` makes of each row.
  @inlinable
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    Publishers.Map(upstream: zip(other)) { transform($0.0, $0.1) }
  }
}
