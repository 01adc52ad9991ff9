public import Dispatch

extension DispatchQueue {
  /// A moment on the clock that queues go by.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as Dispatch writes it.
    public var dispatchTime: DispatchTime

    /// The moment `time`.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// How long it is from this moment to `other`.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    /// The moment `n` later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Hashes the number of nanoseconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// Reads a number of nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Writes the number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// A span of time, in whole nanoseconds; a literal counts seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number of nanoseconds; the largest number stands for a span without end.
      public var magnitude: Int

      /// The span as Dispatch writes it.
      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }

      /// A span as long as `timeInterval`.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(.max)
        }
      }

      /// A span of `value` seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// A span of `value` seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// A span of `source` seconds, where an `Int` can hold the number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// As many `units` as `count` says, or the longest span there is.
      private init(_ count: Int, units: Int) {
        let (product, overflow) = count.multipliedReportingOverflow(by: units)
        magnitude = overflow ? (count < 0 ? .min : .max) : product
      }
    }
  }
}

// MARK: Spans

extension DispatchQueue.SchedulerTimeType.Stride {
  /// A span of `s` seconds.
  public static func seconds(_ s: Int) -> Self { Self(s, units: 1_000_000_000) }

  /// A span of `s` seconds, to the nearest nanosecond.
  public static func seconds(_ s: Double) -> Self {
    Self(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
  }

  /// A span of `ms` milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(ms, units: 1_000_000) }

  /// A span of `us` microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(us, units: 1000) }

  /// A span of `ns` nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  /// Whether `lhs` is the shorter span.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// Both spans together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude + rhs.magnitude)
  }

  /// The difference of two spans.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude - rhs.magnitude)
  }

  /// The product of two numbers of nanoseconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude * rhs.magnitude)
  }

  /// Lengthens by `rhs`.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Shortens by `rhs`.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies by `rhs`, as a number of nanoseconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// The span as a timer's leeway, which cannot be negative.
  var leeway: DispatchTimeInterval { .nanoseconds(max(magnitude, 0)) }
}
