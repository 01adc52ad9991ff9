extension Publishers {
  /// Sends the elements of a sequence, as far as they are demanded, and then finishes.
  ///
  /// The completion follows the last element without further demand.
  @frozen
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// Sends the elements.
    public typealias Output = Elements.Element

    /// Where the elements come from; each subscriber gets an iterator of its own.
    public let sequence: Elements

    /// Sends the elements of `sequence`.
    @inlinable
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches `subscriber`, which gets an element for each that it demands.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.play(sequence, then: .finished, to: subscriber, named: "Sequence")
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// A publisher that sends the elements of this sequence to each subscriber.
  @inlinable public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
