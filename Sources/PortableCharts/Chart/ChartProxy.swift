public import Foundation
public import PortableUI

/// Where values are in the plot of a chart, and which values are where.
///
///     .chartOverlay { proxy in
///       GeometryReader { room in
///         if let frame = proxy.plotFrame, let x = proxy.position(forX: chosen) {
///           Marker().offset(x: room[frame].minX + x)
///         }
///       }
///     }
///
/// Places are counted from the top leading corner of the plot.
public struct ChartProxy {
  let model: ChartModel

  /// How large the plot is, also for who asks later.
  let room: PlotRoom

  /// Where the plot is; a `GeometryProxy` says where that is as it counts.
  public let plotFrame: Anchor<CGRect>?

  /// Where the chart says what a person chose.
  let selection: SelectionTargets

  /// How large the plot is.
  public var plotSize: CGSize { room.size }

  /// How large the plot is.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { room.size }

  /// Where what is seen of the plot is: all of it, or the part to which it is scrolled.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  var geometry: PlotGeometry { PlotGeometry(model: model, size: room.size) }

  /// Where a value is along the x axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    position(of: value, along: .horizontal)
  }

  /// Where a value is along the y axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    position(of: value, along: .vertical)
  }

  /// Where two values are.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// From where to where a value reaches along the x axis: a word has some room.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(of: value, along: .horizontal)
  }

  /// From where to where a value reaches along the y axis: a word has some room.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(of: value, along: .vertical)
  }

  /// The rectangle of two values: words have some room.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// The value that is there along the x axis, if it is one of that type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    datum(at: position, along: .horizontal).flatMap { P(datum: $0) }
  }

  /// The value that is there along the y axis, if it is one of that type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    datum(at: position, along: .vertical).flatMap { P(datum: $0) }
  }

  /// The values that are at a point, if they are of these types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The value that all slices have come to at an angle, which counts clockwise from the top.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let turns = angle.radians / (2 * .pi)
    guard turns.isFinite, geometry.model.whole > 0 else { return nil }
    return P(datum: .number((turns - turns.rounded(.down)) * geometry.model.whole))
  }

  /// The angle at which a point is from the middle of the plot, clockwise from the top.
  public func angle(at point: CGPoint) -> Angle {
    let center = CGPoint(x: room.size.width / 2, y: room.size.height / 2)
    let angle = atan2(Double(point.x - center.x), Double(center.y - point.y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  func datum(at position: CGFloat, along axis: Axis) -> Datum? {
    geometry.scale(along: axis)?.datum(
      at: Double(position), in: geometry.length(along: axis))
  }

  private func position<P: Plottable>(of value: P, along axis: Axis) -> CGFloat? {
    geometry.scale(along: axis)?
      .position(of: value.datum, in: geometry.length(along: axis)).map { CGFloat($0) }
  }

  private func range<P: Plottable>(of value: P, along axis: Axis) -> ClosedRange<CGFloat>? {
    geometry.scale(along: axis)?
      .band(of: Span(value.datum), in: geometry.length(along: axis))
      .map { CGFloat($0.0)...CGFloat($0.1) }
  }
}

/// The size of a plot, as it is now.
final class PlotRoom {
  var size: CGSize

  init(size: CGSize = .zero) { self.size = size }
}
