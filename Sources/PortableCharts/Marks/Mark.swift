import Foundation
import PortableUI

/// What a chart draws for a piece of data: where it is on both axes, and how it looks.
struct Mark {
  let form: any MarkForm

  /// Where it is along the axis; `nil` for all of the plot.
  var x: Position?
  var y: Position?

  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked

  /// Which line or area it is a point of.
  var series: Datum?

  /// Which part of such a line it is a point of, where that has gaps.
  var piece = 0

  /// The function that it stands for, as long as its points are not known.
  var function: PlottedFunction?

  /// What it says of its data, where it has been moved to stand on others.
  var told: Datum?

  /// Apart from the mark: most have none, and there may be a hundred thousand.
  private var styled: StyleBox?

  var style: MarkStyle {
    get { styled?.style ?? MarkStyle() }
    set { styled = StyleBox(newValue) }
  }

  init(
    form: some MarkForm, x: Position? = nil, y: Position? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked,
    series: Datum? = nil
  ) {
    self.form = form
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.stacking, self.series) = (stacking, series)
  }

  private final class StyleBox {
    let style: MarkStyle

    init(_ style: MarkStyle) { self.style = style }
  }
}

/// Where a mark is along an axis.
struct Position {
  var label: Text?
  var place: Place

  enum Place {
    /// At a value.
    case at(Span)
    /// From one value to another.
    case between(Datum, Datum)
    /// Somewhere whatever the scale is: so many points from the start of the plot, or its ends.
    case points(CGFloat?, CGFloat?)
  }

  init<Value>(_ value: PlottableValue<Value>) {
    label = value.label
    place = .at(value.span)
  }

  init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
    label = end.label
    place = .between(start.span.lower, end.span.upper)
  }

  init(_ start: CGFloat?, _ end: CGFloat?) { place = .points(start, end) }

  /// All of the plot, until it is known better.
  init(label: Text) {
    self.label = label
    place = .points(nil, nil)
  }

  /// The value it is at, where it is at one.
  var span: Span? { if case .at(let span) = place { span } else { nil } }

  /// The ends of where it is; `nil` where that is at no value.
  var ends: Span? {
    switch place {
    case .at(let span): span
    case .between(let start, let end): Span(start, end)
    case .points: nil
    }
  }

  /// Adds the values that a scale has to know.
  func add(to data: inout [Datum]) {
    guard let ends else { return }
    data.append(ends.lower)
    if !ends.isPoint { data.append(ends.upper) }
  }

  /// Whether all its numbers are some.
  var isFinite: Bool {
    guard let ends else { return true }
    return ends.lower.amount?.isFinite != false && ends.upper.amount?.isFinite != false
  }
}
