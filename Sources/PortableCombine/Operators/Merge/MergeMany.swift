extension Publishers {
  /// Passes on what any number of inputs of one type send, in the order it comes.
  ///
  /// Finishes when all of them have, at once where there is none; fails with the first that fails,
  /// and cancels the others.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// Sends what the inputs send.
    public typealias Output = Upstream.Output

    /// Fails as the inputs do.
    public typealias Failure = Upstream.Failure

    /// The inputs.
    public let publishers: [Upstream]

    /// Merges the publishers listed.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeEngine(subscriber, .none, inputs: publishers.count)
      subscriber.receive(subscription: merged)
      if publishers.isEmpty { merged.finishIfDry() }
      for (index, publisher) in publishers.enumerated() {
        publisher.receive(subscriber: merged.input(index))
      }
    }

    /// Merges one more.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Passes on what this publisher and another of its type send, in the order it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
