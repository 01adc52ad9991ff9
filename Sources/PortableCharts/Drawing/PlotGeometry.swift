import Foundation
import PortableUI

/// Where the marks of a chart are in a plot of a size.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize

  func length(along axis: Axis) -> Double {
    Double(axis == .horizontal ? size.width : size.height)
  }

  func scale(along axis: Axis) -> AxisScale? { axis == .horizontal ? model.x : model.y }

  /// The rectangle of a bar, of a rectangle, and of anything else that has a place on both axes.
  func frame(of mark: Mark) -> CGRect? {
    guard var across = extent(of: mark, along: .horizontal),
      var down = extent(of: mark, along: .vertical)
    else { return nil }
    let style = mark.style
    let ends = style.ends
    if ends != MarkStyle.EndOffsets() {
      across = moved(across, mark.x, by: ends.xStart, ends.xEnd, along: .horizontal)
      down = moved(down, mark.y, by: ends.yStart, ends.yEnd, along: .vertical)
    }
    let frame = CGRect(
      x: across.0, y: down.0, width: across.1 - across.0, height: down.1 - down.0)
    return frame.offsetBy(dx: style.offset.width, dy: style.offset.height)
  }

  /// The middle of a mark.
  func point(of mark: Mark) -> CGPoint? {
    frame(of: mark).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// What a mark reaches when its ends are moved: the start is the bottom, where values grow upwards.
  private func moved(
    _ extent: (Double, Double), _ position: Position?, by start: CGFloat, _ end: CGFloat,
    along axis: Axis
  ) -> (Double, Double) {
    var isBackwards = false
    if let scale = scale(along: axis), let ends = position?.ends {
      isBackwards = scale.isVertical && scale.isContinuous
      if let one = scale.position(of: ends.lower, in: 1),
        let other = scale.position(of: ends.upper, in: 1), one != other
      {
        isBackwards = one > other
      }
    }
    let first = (isBackwards ? extent.1 : extent.0) + Double(start)
    let last = (isBackwards ? extent.0 : extent.1) + Double(end)
    return (min(first, last), max(first, last))
  }

  /// From where to where a mark reaches along an axis.
  private func extent(of mark: Mark, along axis: Axis) -> (Double, Double)? {
    let length = length(along: axis)
    switch (axis == .horizontal ? mark.x : mark.y)?.place {
    case nil: return (0, length)
    case .points(let start?, let end?): return (Double(min(start, end)), Double(max(start, end)))
    case .points(let start, let end):
      // A point that is at no value is in the middle.
      if mark.form.isInMiddle { return (length / 2, length / 2) }
      return (Double(start ?? 0), Double(end ?? CGFloat(length)))
    case .between(let start, let end):
      return scale(along: axis)?.band(of: Span(start, end), in: length)
    case .at(let span): return extent(of: mark, at: span, along: axis)
    }
  }

  private func extent(of mark: Mark, at span: Span, along axis: Axis) -> (Double, Double)? {
    guard let scale = scale(along: axis) else { return nil }
    let length = length(along: axis)
    var room = span
    if mark.form.takesRoom, span.isPoint, scale.isContinuous, let amount = span.lower.amount {
      let step = axis == .horizontal ? model.steps.x : model.steps.y
      let (kind, type) = (span.lower.kind, scale.type)
      let middle = type.forward(amount)
      guard middle.isFinite else { return nil }
      room = Span(
        kind.datum(type.backward(middle - step / 2)), kind.datum(type.backward(middle + step / 2)))
    } else if !mark.form.takesRoom, span.isPoint {
      // What only stands somewhere has no place on a scale that has none for it.
      guard scale.position(of: span.lower, in: length) != nil else { return nil }
    }
    guard var band = scale.band(of: room, in: length) else { return nil }
    let isBeside = place(&band, of: mark, along: axis)
    let middle = (band.0 + band.1) / 2
    guard mark.form.takesRoom else { return (middle, middle) }
    let dimension = axis == .horizontal ? mark.width : mark.height
    let part = mark.form.part(of: span, isBeside: isBeside)
    let width = max(0.5, dimension.length(of: band.1 - band.0, usual: part))
    return (middle - width / 2, middle + width / 2)
  }

  /// Makes of the room of several marks beside each other that of this one.
  private func place(_ band: inout (Double, Double), of mark: Mark, along axis: Axis) -> Bool {
    guard let dodge = mark.style.dodge, let index = model.dodges.firstIndex(of: dodge.datum),
      (dodge.axis ?? sharedAxis(of: mark)) == axis
    else { return false }
    let all = dodge.span.length(of: band.1 - band.0, usual: 0.8)
    let each = all / Double(model.dodges.count)
    let start = (band.0 + band.1 - all) / 2 + each * Double(index)
    band = (start, start + each)
    return true
  }

  private func sharedAxis(of mark: Mark) -> Axis {
    if mark.told == nil, model.y?.isContinuous == false, model.x?.isContinuous != false {
      return .vertical
    }
    // What counts was made a range; what it stands on was not.
    if case .between = mark.x?.place { return .vertical }
    return .horizontal
  }
}
