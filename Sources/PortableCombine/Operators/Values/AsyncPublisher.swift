/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// Each iterator is a subscription of its own, made by `makeAsyncIterator()`, and asks for one value
/// at a time, when `next()` wants one: what a publisher sends in between without being asked is
/// missed. The end of the task, or of the iterator, cancels the subscription.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher sends.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(ValuesToken(publisher)) }

  /// Waits for values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private let token: ValuesToken<P.Output>

    fileprivate init(_ token: ValuesToken<P.Output>) { self.token = token }

    /// The next value; `nil` once the publisher has finished or the task was cancelled.
    nonisolated(nonsending) public mutating func next() async -> P.Output? {
      await next(isolation: #isolation)
    }

    /// The next value, for a caller on `actor`; `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      // It cannot fail, so there is no error to lose.
      try? await token.storage.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, which asks for one at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
