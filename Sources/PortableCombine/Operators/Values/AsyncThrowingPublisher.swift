/// The values of a publisher that may fail, as an asynchronous sequence that may throw.
///
/// It asks for values, and ends, as ``AsyncPublisher`` does; a failure is thrown once.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
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
    nonisolated(nonsending) public mutating func next() async throws -> P.Output? {
      try await next(isolation: #isolation)
    }

    /// The next value, for a caller on `actor`; `nil` at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await token.storage.next(isolation: actor).get()
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence, which asks for one at a time and throws a failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
