extension Publishers {
  /// Decodes each value; fails when that fails.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Fails with the upstream's error or the decoder's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    @usableFromInline let decoder: Coder

    /// Decodes what `upstream` sends with `decoder`.
    @inlinable
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches `subscriber` behind the decoder.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = DecodeStage<Output, Upstream.Failure, Coder>(decoder)
      upstream.receive(subscriber: StageSubscriber(logic, downstream: subscriber))
    }
  }
}

@usableFromInline
struct DecodeStage<Output: Decodable, UpstreamFailure: Error, Coder: TopLevelDecoder>: Stage {
  @usableFromInline let decoder: Coder

  @inlinable
  init(_ decoder: Coder) {
    self.decoder = decoder
  }

  @inlinable
  func receive(
    _ input: Coder.Input, memory: UnsafeMutablePointer<Nothing>
  ) -> Step<Output, any Error> {
    do { return .send(try decoder.decode(Output.self, from: input)) } catch { return .fail(error) }
  }

  @usableFromInline static var name: String { "Decode" }
}

extension Publisher {
  /// Sends the `type` that `decoder` reads from each value, and fails with the first error it throws.
  @inlinable
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
