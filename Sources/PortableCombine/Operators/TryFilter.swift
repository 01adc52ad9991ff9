extension Publishers {
  /// Sends only the values a closure accepts; fails when the closure throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Which of them pass.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Filters `upstream` by `isIncluded`.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = TryFilterStage<Upstream.Output, Upstream.Failure>(isIncluded)
      upstream.receive(subscriber: StageSubscriber(logic, downstream: subscriber))
    }
  }
}

@usableFromInline
struct TryFilterStage<Input, UpstreamFailure: Error>: Stage {
  @usableFromInline let isIncluded: (Input) throws -> Bool

  @inlinable
  init(_ isIncluded: @escaping (Input) throws -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Nothing>) -> Step<Input, any Error> {
    do { return try isIncluded(input) ? .send(input) : .skip } catch { return .fail(error) }
  }

  @usableFromInline static var name: String { "TryFilter" }
}

extension Publishers.TryFilter {
  /// Sends only the values that this and `isIncluded` accept, by one closure for both.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Upstream.Output) -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Upstream.Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publisher {
  /// Sends only the values that `isIncluded` accepts, and fails with the first error it throws.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
