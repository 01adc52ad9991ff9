import Foundation
import PortableUI

/// All that is marked at the axes of a chart, ready to be drawn and placed.
struct AxisMarkup {
  /// Where along an axis something stands.
  enum Spot {
    case at(Datum)
    case between(Datum, Datum)

    func position(on scale: AxisScale, in length: Double) -> Double? {
      switch self {
      case .at(let datum): scale.position(of: datum, in: length)
      case .between(let one, let other):
        scale.position(of: one, in: length).flatMap { start in
          scale.position(of: other, in: length).map { (start + $0) / 2 }
        }
      }
    }
  }

  struct Line {
    var spot: Spot
    var isVertical: Bool
    var stroke: StrokeStyle
    var style: AnyShapeStyle
    var offset: CGSize
  }

  struct Tick {
    var spot: Spot
    var edge: Edge
    var length: AxisTick.Length
    var stroke: StrokeStyle
    var style: AnyShapeStyle
    var offset: CGSize
  }

  struct Label {
    var spot: Spot
    var edge: Edge

    /// Which labels stand at the same value.
    var group: Int
    var preset: AxisMarkPreset
    var label: AxisLabel
    var view: AnyView
    var offset: CGSize
  }

  private(set) var lines: [Line] = []
  private(set) var ticks: [Tick] = []
  private(set) var labels: [Label] = []
  private var group = 0

  /// What is marked in a chart that is about as large as `size`.
  @MainActor
  init(
    of model: ChartModel, _ settings: ChartSettings, in size: CGSize, _ values: EnvironmentValues
  ) {
    if let x = model.x {
      add(settings.x, on: x, usual: Self.usual(x, size.width, each: 70), values)
    }
    if let y = model.y {
      add(settings.y, on: y, usual: Self.usual(y, size.height, each: 35), values)
    }
  }

  /// How many values suit an axis of that length.
  private static func usual(_ scale: AxisScale, _ length: CGFloat, each: CGFloat) -> Int {
    max(3, min(scale.isVertical ? 5 : 7, Int(min(10_000, max(0, length)) / each)))
  }

  @MainActor
  private mutating func add(
    _ axis: AxisSettings, on scale: AxisScale, usual: Int, _ values: EnvironmentValues
  ) {
    guard axis.visibility != .hidden else { return }
    for plan in axis.marks ?? [AxisMarksPlan(marks: AxisMarksPlan.usual(nil))] {
      let marked = plan.values.values(on: scale, usual: usual, calendar: values.calendar)
      let end = scale.kind.datum(max(scale.lower, scale.upper))
      for (index, value) in marked.enumerated() {
        let next = index + 1 < marked.count ? marked[index + 1].datum : end
        group += 1
        var parts: [AxisPart] = []
        plan.marks(value, scale).gather(into: &parts)
        for part in parts {
          let isBetween = part.isCentered == true && scale.isContinuous
          // There is nothing between the last value and the end, where it is the end.
          if isBetween, next == value.datum { continue }
          let spot: Spot = isBetween ? .between(value.datum, next) : .at(value.datum)
          add(part, value, at: spot, on: scale, plan, values)
        }
      }
    }
  }

  @MainActor
  private mutating func add(
    _ part: AxisPart, _ value: AxisValue, at spot: Spot, on scale: AxisScale,
    _ plan: AxisMarksPlan, _ values: EnvironmentValues
  ) {
    let edge = plan.position.edge(of: scale)
    let faint = AnyShapeStyle(HierarchicalShapeStyle.quaternary)
    switch part.kind {
    case .gridLine(let stroke):
      let isZero = value.datum == .number(0)
      let usual = StrokeStyle(lineWidth: 1, dash: scale.isVertical || isZero ? [] : [2, 2])
      lines.append(
        Line(
          spot: spot, isVertical: !scale.isVertical, stroke: stroke ?? usual,
          style: part.style ?? faint, offset: part.offset))
    case .tick(let length, let stroke):
      ticks.append(
        Tick(
          spot: spot, edge: edge, length: length, stroke: stroke ?? StrokeStyle(lineWidth: 1),
          style: part.style ?? faint, offset: part.offset))
    case .label(let label):
      guard let view = Self.view(of: label, value, values) else { return }
      let styled = view.font(part.font ?? .caption)
        .foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      labels.append(
        Label(
          spot: spot, edge: edge, group: group, preset: plan.preset, label: label,
          view: AnyView(Turned(orientation: label.orientation) { styled }), offset: part.offset))
    }
  }

  @MainActor
  private static func view(
    of label: AxisLabel, _ value: AxisValue, _ values: EnvironmentValues
  ) -> AnyView? {
    switch label.content {
    case .view(let view): view
    case .text(let text): text(value, values).map { AnyView($0) }
    case .automatic:
      AnyView(Text(verbatim: value.datum.words(in: values, step: value.step)))
    }
  }
}

extension AxisMarkup.Label {
  /// Along which axes it is left out where it has too little room: words that are cut short stay.
  var fittingAxes: Axis.Set {
    label.collision.kind == .truncate ? .vertical : [.horizontal, .vertical]
  }
}
