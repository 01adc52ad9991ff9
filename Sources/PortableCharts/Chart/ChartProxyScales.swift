public import Foundation
public import PortableUI

/// What the scales of the chart give to values, and which values they know.
extension ChartProxy {
  /// What marks are painted with that look alike by a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    geometry.model.foreground[value.datum]
  }

  /// The shape of the points that look alike by a value.
  public func symbol<P: Plottable>(for value: P) -> (any ChartSymbolShape)? {
    geometry.model.symbols[value.datum]
  }

  /// How large the points of a value are: the area of the square around them.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    geometry.model.symbolSizes[value.datum]
  }

  /// How the lines are drawn that look alike by a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    geometry.model.lines[value.datum]
  }

  /// The values of the x axis, if they are of that type: the first and the last one; of words all.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    values(geometry.model.x?.domain ?? [])
  }

  /// The values of the y axis, if they are of that type: the first and the last one; of words all.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    values(geometry.model.y?.domain ?? [])
  }

  /// The values that are told apart by what their marks are painted with, if they are of that type.
  ///
  /// Of numbers that colours stand for, these are the least and the greatest.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    let ramp = geometry.model.ramp.map { [$0.kind.datum($0.lower), $0.kind.datum($0.upper)] }
    return values(ramp ?? geometry.model.foreground.data)
  }

  /// The values that are told apart by the shape of their points, if they are of that type.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    values(geometry.model.symbols.data)
  }

  /// The values that are told apart by the size of their points, if they are of that type.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    values(geometry.model.symbolSizes.data)
  }

  /// The values that are told apart by their lines, if they are of that type.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    values(geometry.model.lines.data)
  }

  private func values<P: Plottable>(_ data: [Datum]) -> [P] { data.compactMap { P(datum: $0) } }
}

extension AxisScale {
  /// The first and the last value; of words all.
  var domain: [Datum] {
    isContinuous ? [kind.datum(lower), kind.datum(upper)] : categories
  }
}
