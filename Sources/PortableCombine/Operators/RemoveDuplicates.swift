extension Publishers {
  /// Leaves out values that are the same as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether two values in a row are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Compares the values of `upstream` by `predicate`.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = RemoveDuplicatesStage<
        Upstream.Output, Upstream.Failure, Never, Failure
      >(predicate)
      upstream.receive(subscriber: StageSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Leaves out values that are the same as the one before; fails when the closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether two values in a row are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Compares the values of `upstream` by `predicate`.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = RemoveDuplicatesStage<
        Upstream.Output, Upstream.Failure, any Error, Failure
      >(predicate)
      upstream.receive(subscriber: StageSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

/// Remembers the value before, whether it was sent or not.
@usableFromInline
struct RemoveDuplicatesStage<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Stage {
  @usableFromInline let isSame: (Input, Input) throws(Thrown) -> Bool

  @inlinable
  init(_ isSame: @escaping (Input, Input) throws(Thrown) -> Bool) {
    self.isSame = isSame
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Input?>) -> Step<Input, Failure> {
    do throws(Thrown) {
      // The closure may send, so the newcomer is remembered before it is compared.
      let last = memory.pointee
      memory.pointee = input
      if let last, try isSame(last, input) { return .skip }
      return .send(input)
    } catch {
      return .fail(widened(error))
    }
  }

  @usableFromInline static var name: String {
    operatorName("RemoveDuplicates", throwing: Thrown.self)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out values that `predicate` finds the same as the one before, sent or left out.
  @inlinable
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
