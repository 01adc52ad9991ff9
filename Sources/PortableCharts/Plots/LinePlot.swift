public import PortableUI

/// A line through values of each element of a collection, or that of a function.
///
///     Chart {
///       LinePlot(days, x: .value("Day", \.date), y: .value("Steps", \.steps))
///       LinePlot(x: "x", y: "sin x", domain: 0...6.28) { sin($0) }
///     }
///
/// A function is asked for 257 values across its domain; without one, across all of the x axis, as far as that is said or other
/// marks go, and else from 0 to 1. Where it has no number the line has a gap.
public struct LinePlot<Content: ChartContent> {
  let content: Content
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of the function, of which `x` says what it is given, and `y` what it gives.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
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
    content = FunctionLinePlotContent(
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

extension LinePlot: ChartContent {
  /// The marks of the elements, or of the function.
  public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent, ElementContent where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

/// A function as a line, of a ``LinePlot``.
public struct FunctionLinePlotContent {
  let mark: Mark

  init(form: some MarkForm, _ x: Text, _ y: Text, _ function: PlottedFunction) {
    mark = Mark(form: form, x, y, function)
  }
}

extension FunctionLinePlotContent: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
