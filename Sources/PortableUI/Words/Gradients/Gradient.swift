public import Foundation

/// Colours that become each other along a way.
public struct Gradient: Hashable, Sendable {
  /// A colour at one place of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 at the beginning to 1 at the end.
    public var location: CGFloat

    /// `color` at `location`.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where each is, in the order of the way.
  public var stops: [Stop]

  /// These colours where each of them says.
  public init(stops: [Stop]) { self.stops = stops }

  /// These colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// At least two colours at places from 0 to 1, none before the one ahead of it; nothing where there
  /// is no colour.
  var showableStops: [GradientPaint.Stop] {
    var least = 0.0
    let showable = stops.map { stop in
      least = max(least, Showable.number(Double(stop.location), in: 0...1, usual: least))
      return GradientPaint.Stop(color: stop.color, location: least)
    }
    return showable.count == 1 ? showable + showable : showable
  }
}

/// As a style the colours go from the top to the bottom.
extension Gradient: BasicShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> Paint {
    .gradient(GradientPaint(.linear(from: .top, to: .bottom), self))
  }
}

/// Colours that become each other across a surface, once it is known where they are shown.
package struct GradientPaint: Hashable, Sendable {
  /// A colour at a place of the way.
  package struct Stop: Hashable, Sendable {
    package var color: Color
    package var location: Double
    /// How much of it is white instead, from 0 to 1. A named colour is known only to whoever shows it.
    package var light: Double

    package init(color: Color, location: Double, light: Double = 0) {
      self.color = color
      self.location = location
      self.light = light
    }
  }

  /// The way the colours go; points are parts of the width and the height.
  package enum Kind: Hashable, Sendable {
    /// Along a line.
    case linear(from: UnitPoint, to: UnitPoint)
    /// Outward from a point, between two distances.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Outward from a point, between two parts of the size.
    case elliptical(center: UnitPoint, from: Double, to: Double)
    /// Around a point, clockwise between two angles, of which 0 points to the right.
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  package var kind: Kind
  package var stops: [Stop]

  init(_ kind: Kind, _ gradient: Gradient) {
    self.init(kind, stops: gradient.showableStops)
  }

  init(_ kind: Kind, stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }

  /// The colour that stands for all of them.
  var flatColor: Color { stops.first?.color ?? .clear }
}

extension UnitPoint {
  /// The same as far as it can be shown.
  var showable: UnitPoint {
    UnitPoint(
      x: CGFloat(Showable.number(Double(x), in: -1_000...1_000, usual: 0)),
      y: CGFloat(Showable.number(Double(y), in: -1_000...1_000, usual: 0)))
  }
}
