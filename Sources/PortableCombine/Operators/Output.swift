import Threads

extension Publishers {
  /// Sends the values at certain positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The positions, counted from zero.
    public let range: CountableRange<Int>

    /// Sends the values of `upstream` at the positions in `range`; none may be negative.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      if range.lowerBound < 0 { negativePosition("Output(range: \(range))") }
      self.upstream = upstream
      self.range = range
    }

    /// Attaches `subscriber`, which gets the completion with the last of the positions.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = OutputStage<Upstream.Output, Failure>(range)
      upstream.receive(subscriber: StageSubscriber(logic, memory: 0, downstream: subscriber))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

@usableFromInline
func negativePosition(_ expression: String) -> Never {
  stop(
    "The position of a value cannot be negative: \(expression).", facts: [:],
    fix: "Count positions from zero.")
}

/// Remembers the position of the next value.
@usableFromInline
struct OutputStage<Input, Failure: Error>: Stage {
  @usableFromInline typealias UpstreamFailure = Failure
  @usableFromInline let range: CountableRange<Int>

  @inlinable
  init(_ range: CountableRange<Int>) {
    self.range = range
  }

  @inlinable var isEmpty: Bool { range.isEmpty }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Int>) -> Step<Input, Failure> {
    let position = memory.pointee
    memory.pointee = position + 1
    // An upstream that sends while it is being subscribed to may find an empty range here.
    if position < range.lowerBound { return range.isEmpty ? .finish : .skip }
    if position + 1 < range.upperBound { return .send(input) }
    return position < range.upperBound ? .sendLast(input) : .finish
  }

  @usableFromInline static var name: String { "Output" }
}

extension Publisher {
  /// Sends the value at `index`, counted from zero, and finishes; nothing where there are fewer.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    if index < 0 { negativePosition("output(at: \(index))") }
    return Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Sends the values at the positions in `range`, counted from zero, and finishes with the last.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    if range.lowerBound < 0 { negativePosition("output(in: \(range))") }
    return Publishers.Output(upstream: self, range: range)
  }

  /// Sends the first `maxLength` values and finishes with the last of them; with none to send,
  /// finishes at once.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    if maxLength < 0 { negativeCount("prefix(\(maxLength))") }
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}
