public import Threads

extension Publishers {
  /// Feeds one subject from one subscription, for as many subscribers as there are.
  ///
  /// Every subscriber is attached to the same subject, which is made when it is first needed. Nothing
  /// flows until ``connect()``, and connecting twice feeds the subject twice.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// Sends what the subject sends.
    public typealias Output = Upstream.Output

    /// Fails as the subject does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream

    /// Makes the subject.
    public final let createSubject: () -> SubjectType

    @usableFromInline let lock = Lock()
    @usableFromInline var made: SubjectType?

    /// Feeds the subject that `createSubject` makes from `upstream`.
    @inlinable
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    @usableFromInline var subject: SubjectType {
      if let made = lock.withLock({ made }) { return made }
      let candidate = createSubject()
      return lock.withLock {
        // Another thread may have been faster.
        if let made { return made }
        made = candidate
        return candidate
      }
    }

    /// Attaches `subscriber` to the subject.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = MulticastStage<Output, Failure>()
      subject.receive(subscriber: StageSubscriber(stage, downstream: subscriber))
    }

    /// Subscribes the subject to the upstream, until the returned token is cancelled or released.
    @inlinable
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

/// Passes everything on, under the operator's name.
@frozen @usableFromInline
struct MulticastStage<Value, Failure: Error>: Stage {
  @usableFromInline typealias UpstreamFailure = Failure

  @inlinable
  init() {}

  @inlinable
  func receive(_ input: Value, memory: UnsafeMutablePointer<Nothing>) -> Step<Value, Failure> {
    .send(input)
  }

  @usableFromInline static var name: String { "Multicast" }
}

extension Publisher {
  /// Feeds one subject, made by `createSubject`, for as many subscribers as there are.
  @inlinable
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Feeds `subject` for as many subscribers as there are.
  @inlinable
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
