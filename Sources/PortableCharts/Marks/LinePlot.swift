public import PortableUI

/// A function as a line.
///
///     Chart {
///       LinePlot(x: "x", y: "sin x", domain: 0...6.28) { sin($0) }
///     }
///
/// It is asked for 257 values across its domain; without one, across all of the x axis, as far as that is said or other
/// marks go, and else from 0 to 1. Where it has no number the line has a gap.
public struct LinePlot {
  let mark: Mark

  /// The line of the function, of which `x` says what it is given, and `y` what it gives.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    mark = Mark(
      form: LineForm(), x, y, PlottedFunction(domain: domain) { ($0, (nil, function($0))) })
  }

  /// The line of the function, of which `x` says what it is given, and `y` what it gives.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The line of the function, of which `x` says what it is given, and `y` what it gives.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The line on which the function goes while `t` goes through `domain`.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    mark = Mark(
      form: LineForm(), x, y,
      PlottedFunction(domain: domain) {
        let point = function($0)
        return (point.x, (nil, point.y))
      })
  }

  /// The line on which the function goes while `t` goes through `domain`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }

  /// The line on which the function goes while `t` goes through `domain`.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}

extension LinePlot: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
