extension Publishers {
  /// Sends the greatest of all values when the upstream finishes.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value comes after the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Compares the values of `upstream` by `areInIncreasingOrder`.
    @inlinable
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ComparisonFold<
        Upstream.Output, Upstream.Failure, Never, Failure
      >(areInIncreasingOrder)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends the greatest of all values when the upstream finishes; fails when the closure throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value comes after the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Compares the values of `upstream` by `areInIncreasingOrder`.
    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ComparisonFold<
        Upstream.Output, Upstream.Failure, any Error, Failure
      >(areInIncreasingOrder)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

/// Remembers the greatest value so far; of equals, the first.
@usableFromInline
struct ComparisonFold<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Fold {
  @usableFromInline let areInIncreasingOrder: (Input, Input) throws(Thrown) -> Bool

  @inlinable
  init(_ areInIncreasingOrder: @escaping (Input, Input) throws(Thrown) -> Bool) {
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Input?>) -> FoldStep<Failure> {
    do throws(Thrown) {
      if let greatest = memory.pointee, try !areInIncreasingOrder(greatest, input) { return .more }
      memory.pointee = input
      return .more
    } catch {
      return .fail(widened(error))
    }
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }

  @usableFromInline static var name: String { operatorName("Comparison", throwing: Thrown.self) }
}

extension Publisher where Output: Comparable {
  /// Sends the least of all values, once the upstream has finished; nothing where there was none.
  @inlinable
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the greatest of all values, once the upstream has finished; nothing where there was none.
  @inlinable
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Sends the least of all values in the order of `areInIncreasingOrder`; the first of equals.
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest of all values in the order of `areInIncreasingOrder`; the first of equals.
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
