public import Foundation
public import PortableUI

/// On which side of the plot the marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case leading
    case trailing
    case top
    case bottom
  }

  let kind: Kind

  /// At the bottom; of a y axis behind the plot, and before it where words are marked.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)

  func edge(of scale: AxisScale) -> Edge {
    switch kind {
    case .leading: scale.isVertical ? .leading : .bottom
    case .trailing: scale.isVertical ? .trailing : .bottom
    case .top: scale.isVertical ? .trailing : .top
    case .bottom: scale.isVertical ? .trailing : .bottom
    case .automatic: scale.isVertical ? (scale.isContinuous ? .trailing : .leading) : .bottom
    }
  }
}

/// Whether the marks of an axis are inside the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case extended
    case aligned
    case inset
  }

  let kind: Kind
  var isInside: Bool { kind == .inset }
  var isAligned: Bool { kind == .inset || kind == .aligned }

  /// Beside the plot.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Beside the plot.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Beside the plot, the words at the ends not beyond it.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// In the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

extension AxisMarkPreset: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}

/// The marks of an axis.
///
///     .chartXAxis {
///       AxisMarks(values: .stride(by: .month)) { _ in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month())
///       }
///     }
public struct AxisMarks<Content: AxisMark> {
  let plan: AxisMarksPlan

  /// What `content` makes of each of the values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    plan = AxisMarksPlan(preset: preset, position: position, values: values) { value, _ in
      content(value)
    }
  }

  /// The same at each of the values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
  ) {
    let content = content()
    self.init(preset: preset, position: position, values: values) { _ in content }
  }

  /// What `content` makes of each of `values`.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .list(values.map(\.datum))),
      content: content)
  }

  /// The same at each of `values`.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .list(values.map(\.datum))),
      content: content)
  }
}

extension AxisMarks where Content == AxisMarkTuple<AxisGridLine, AxisValueLabel<Text>> {
  /// Lines and words at the values; of words no lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    plan = AxisMarksPlan(
      preset: preset, position: position, values: values, marks: AxisMarksPlan.usual(stroke))
  }

  /// Lines and words at `values`; of words no lines.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .list(values.map(\.datum))),
      stroke: stroke)
  }

  /// Lines at the values, and what `format` writes of them.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let label = AxisLabel.Content.text { $0.text(as: format, in: $1) }
    plan = AxisMarksPlan(
      preset: preset, position: position, values: values, marks: AxisMarksPlan.usual(stroke, label))
  }

  /// Lines at `values`, and what `format` writes of them.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .list(values.map(\.datum))), stroke: stroke)
  }
}

extension AxisMarks: AxisContent, PrimitiveAxisContent {
  /// They draw themselves.
  public typealias Body = Never

  func addPlans(to plans: inout [AxisMarksPlan]) { plans.append(plan) }
}

extension AxisMarkPosition: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}
