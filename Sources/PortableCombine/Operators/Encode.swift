extension Publishers {
  /// Encodes each value; fails when that fails.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// Sends what the encoder makes.
    public typealias Output = Coder.Output

    /// Fails with the upstream's error or the encoder's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    @usableFromInline let encoder: Coder

    /// Encodes what `upstream` sends with `encoder`.
    @inlinable
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches `subscriber` behind the encoder.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = EncodeStage<Upstream.Output, Upstream.Failure, Coder>(encoder)
      upstream.receive(subscriber: StageSubscriber(logic, downstream: subscriber))
    }
  }
}

@usableFromInline
struct EncodeStage<Input: Encodable, UpstreamFailure: Error, Coder: TopLevelEncoder>: Stage {
  @usableFromInline let encoder: Coder

  @inlinable
  init(_ encoder: Coder) {
    self.encoder = encoder
  }

  @inlinable
  func receive(
    _ input: Input, memory: UnsafeMutablePointer<Nothing>
  ) -> Step<Coder.Output, any Error> {
    do { return .send(try encoder.encode(input)) } catch { return .fail(error) }
  }

  @usableFromInline static var name: String { "Encode" }
}

extension Publisher where Output: Encodable {
  /// Sends what `encoder` makes of each value, and fails with the first error it throws.
  @inlinable
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
