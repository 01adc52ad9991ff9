public import PortableUI

/// A function as an area: between it and zero, or between the two values that it gives.
///
///     Chart {
///       AreaPlot(x: "x", yStart: "least", yEnd: "most", domain: 0...10) { (yStart: -$0, yEnd: $0) }
///     }
///
/// It is asked for its values as a ``LinePlot`` is.
public struct AreaPlot {
  let mark: Mark

  /// What lies between the function and zero.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    mark = Mark(form: AreaForm(), x, y, PlottedFunction(domain: domain) { ($0, (0, function($0))) })
  }

  /// What lies between the function and zero.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// What lies between the function and zero.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// What lies between the two values of the function.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    mark = Mark(
      form: AreaForm(), x, yEnd,
      PlottedFunction(domain: domain) {
        let ends = function($0)
        return ($0, (ends.yStart, ends.yEnd))
      })
  }

  /// What lies between the two values of the function.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }

  /// What lies between the two values of the function.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }
}

extension AreaPlot: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
