extension Publishers {
  /// Passes on what its two inputs send, in the order it comes.
  ///
  /// Finishes when all of them have; fails with the first that fails, and cancels the others.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// Sends what the inputs send.
    public typealias Output = A.Output

    /// Fails as the inputs do.
    public typealias Failure = A.Failure

    /// The first input.
    public let a: A

    /// The second input.
    public let b: B

    /// Merges two publishers.
    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeEngine(subscriber, .none, inputs: 2)
      subscriber.receive(subscription: merged)
      a.receive(subscriber: merged.input(0))
      b.receive(subscriber: merged.input(1))
    }

    /// Merges one more.
    @inlinable
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge3(a, b, other)
    }

    /// Merges two more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge4<A, B, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
      Publishers.Merge4(a, b, z, y)
    }

    /// Merges three more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge5<A, B, Z, Y, X>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
      X.Output == Output, X.Failure == Failure
    {
      Publishers.Merge5(a, b, z, y, x)
    }

    /// Merges four more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
      X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
      Publishers.Merge6(a, b, z, y, x, w)
    }

    /// Merges five more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
      X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure,
      V.Output == Output, V.Failure == Failure
    {
      Publishers.Merge7(a, b, z, y, x, w, v)
    }

    /// Merges six more.
    @inlinable
    public func merge<
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
      X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure,
      V.Output == Output, V.Failure == Failure, U.Output == Output, U.Failure == Failure
    {
      Publishers.Merge8(a, b, z, y, x, w, v, u)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Passes on what this publisher and `other` sends, in the order it comes.
  @inlinable
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
}
