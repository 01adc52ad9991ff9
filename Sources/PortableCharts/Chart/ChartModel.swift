import Foundation
import PortableUI

/// The marks of a chart, each at its place on the scales.
final class ChartModel {
  let marks: [Mark]
  private(set) var x: AxisScale?
  private(set) var y: AxisScale?
  let foreground: StyleScale<AnyShapeStyle>
  let ramp: ColorRamp?
  let symbols: StyleScale<any ChartSymbolShape>
  let lines: StyleScale<StrokeStyle>

  let symbolSizes: SymbolSizeScale

  /// Which marks stand beside each other.
  let dodges: [Datum]

  /// How far neighbours on a continuous axis are from each other, as its scale counts.
  let steps: (x: Double, y: Double)

  /// What all slices make together.
  let whole: Double

  init(_ given: [Mark], _ scales: ScaleSettings, calendar: Calendar) {
    // Where one of its numbers is none, there is nothing to draw.
    var marks = PlottedFunction.expanded(given, scales.x)
    marks.removeAll { $0.x?.isFinite == false || $0.y?.isFinite == false }
    Stacking.stack(&marks)
    if marks.contains(where: { $0.style.zIndex != nil }) {
      marks = marks.enumerated()
        .sorted {
          ($0.element.style.zIndex ?? 0, $0.offset) < ($1.element.style.zIndex ?? 0, $1.offset)
        }
        .map(\.element)
    }
    steps = (
      Self.step(marks, on: scales.x.type, \.x?.span),
      Self.step(marks, on: scales.y.type, \.y?.span)
    )
    x = .fitting(
      Self.data(marks, \.x), margin: steps.x / 2, scales.x,
      isVertical: false, calendar: calendar)
    y = .fitting(
      Self.data(marks, \.y), margin: steps.y / 2, scales.y,
      isVertical: true, calendar: calendar)
    let colors = marks.compactMap { $0.style.foregroundBy?.datum }
    ramp = Self.ramp(colors, scales.foreground)
    foreground = StyleScale(
      ramp == nil ? colors : [], scales.foreground, usual: Palette.styles)
    symbols = StyleScale(
      marks.compactMap { $0.style.symbolBy?.datum }, scales.symbols, usual: Palette.symbols)
    lines = StyleScale(
      marks.compactMap { $0.style.lineBy?.datum }, scales.lines, usual: Palette.lines)
    symbolSizes = SymbolSizeScale(
      marks.compactMap { $0.style.symbolSizeBy?.datum }, scales.symbolSizes)
    var seen: Set<Datum> = []
    dodges = marks.compactMap { $0.style.dodge?.datum }.filter { seen.insert($0).inserted }
    whole = Slices.whole(of: marks)
    self.marks = marks
  }

  /// The same, of which the plot shows these parts.
  func showing(x shownX: ClosedRange<Double>, y shownY: ClosedRange<Double>) -> ChartModel {
    let model = ChartModel(copy: self)
    model.x?.shown = shownX
    model.y?.shown = shownY
    return model
  }

  private init(copy model: ChartModel) {
    (marks, x, y) = (model.marks, model.x, model.y)
    (foreground, ramp, symbols, lines) = (
      model.foreground, model.ramp, model.symbols, model.lines
    )
    (symbolSizes, dodges, steps, whole) = (
      model.symbolSizes, model.dodges, model.steps, model.whole
    )
  }

  /// The values that the scale of an axis has to know.
  private static func data(_ marks: [Mark], _ position: (Mark) -> Position?) -> [Datum] {
    var data: [Datum] = []
    data.reserveCapacity(marks.count)
    for mark in marks { position(mark)?.add(to: &data) }
    return data
  }

  /// The least distance between two values of those that take room around them.
  private static func step(
    _ marks: [Mark], on type: ScaleType?, _ span: (Mark) -> Span?
  ) -> Double {
    let type = type ?? .linear
    let places = marks.compactMap { mark -> Double? in
      guard mark.form.takesRoom, let span = span(mark), span.isPoint else { return nil }
      return span.lower.amount.map(type.forward).flatMap { $0.isFinite ? $0 : nil }
    }
    let sorted = Set(places).sorted()
    guard let first = sorted.first else { return 0 }
    let least = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    // One alone takes a day, or as much as to the next whole number.
    let isDate = marks.contains { $0.form.takesRoom && span($0)?.lower.kind == .date }
    return least ?? (isDate ? 86_400 : max(1, abs(first) / 10))
  }

  private static func ramp(
    _ colors: [Datum], _ choice: StyleScale<AnyShapeStyle>.Choice
  ) -> ColorRamp? {
    let stated = choice.domain ?? []
    guard choice.look == nil, let first = (stated + colors).first, first.kind != .category,
      choice.type?.kind != .category
    else { return nil }
    let type = choice.type ?? .linear
    let amounts = (stated.isEmpty ? colors : stated).compactMap(\.amount).filter {
      type.forward($0).isFinite
    }
    let range = choice.range ?? Palette.ramp
    return ColorRamp(
      kind: first.kind, lower: amounts.min() ?? 0, upper: amounts.max() ?? 1, type: type,
      styles: range)
  }
}
