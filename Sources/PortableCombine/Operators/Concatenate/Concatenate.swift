extension Publishers {
  /// Sends everything one publisher sends, and then everything another one sends.
  ///
  /// The second is subscribed to when the first has finished, and asked for what the downstream still
  /// wants. A failure of the first ends it without the second.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// Sends what both send.
    public typealias Output = Suffix.Output

    /// Fails as both do.
    public typealias Failure = Suffix.Failure

    /// What comes first.
    public let prefix: Prefix

    /// What comes afterwards.
    public let suffix: Suffix

    /// Puts `suffix` behind `prefix`.
    @inlinable
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches `subscriber`, which has its subscription before anything is subscribed to.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let machine = ConcatenateMachine(suffix, subscriber)
      subscriber.receive(subscription: machine)
      prefix.receive(subscriber: ConcatenatePrefixInput(machine: machine))
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
