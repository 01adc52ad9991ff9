import Threads

extension Publishers {
  /// Stops the program when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Never fails: it stops instead.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream

    /// What the message begins with.
    public let prefix: String

    /// The file it names.
    public let file: StaticString

    /// The line it names.
    public let line: UInt

    /// Stops the program when `upstream` fails.
    @inlinable
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches `subscriber`, which never sees an error.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: AssertNoFailureStage<Upstream.Failure, S>(
          downstream: subscriber, prefix: prefix, file: file, line: line))
    }
  }
}

@frozen @usableFromInline
struct AssertNoFailureStage<Failure: Error, Downstream: Subscriber>: Subscriber, Described
where Downstream.Failure == Never {
  @usableFromInline let downstream: Downstream
  @usableFromInline let prefix: String
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  @inlinable
  init(downstream: Downstream, prefix: String, file: StaticString, line: UInt) {
    self.downstream = downstream
    self.prefix = prefix
    self.file = file
    self.line = line
  }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @inlinable @inline(__always)
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { stop(over: error) }
    downstream.receive(completion: .finished)
  }

  @usableFromInline
  func stop(over error: Failure) -> Never {
    Threads.stop(
      (prefix.isEmpty ? "" : prefix + ": ") + "a stream that must not fail has failed.",
      facts: ["error": error],
      fix:
        "Handle the error before assertNoFailure, with catch or replaceError, or mend its cause.",
      file: file, line: line)
  }

  @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @usableFromInline var debugName: String { "AssertNoFailure" }
}

extension Publisher {
  /// Stops the program when the upstream fails, with a message that begins with `prefix` and names
  /// the place of this call.
  ///
  /// For errors that only a mistake in the program can cause.
  @inlinable
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
