public import PortableUI

/// An area below values of each element of a collection, or below a function.
///
/// It lies between the values and zero, or between two values.
///
///     Chart {
///       AreaPlot(x: "x", yStart: "least", yEnd: "most", domain: 0...10) { (yStart: -$0, yEnd: $0) }
///     }
///
/// A function is asked for its values as that of a ``LinePlot`` is.
public struct AreaPlot<Content: ChartContent> {
  let content: Content
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// What lies between the function and zero.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      form: AreaForm(), x, y, PlottedFunction(domain: domain) { ($0, (0, function($0))) })
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
    content = FunctionAreaPlotContent(
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

extension AreaPlot: ChartContent {
  /// The marks of the elements, or of the function.
  public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent, ElementContent where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

/// A function as a area, of a ``AreaPlot``.
public struct FunctionAreaPlotContent {
  let mark: Mark

  init(form: some MarkForm, _ x: Text, _ y: Text, _ function: PlottedFunction) {
    mark = Mark(form: form, x, y, function)
  }
}

extension FunctionAreaPlotContent: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
