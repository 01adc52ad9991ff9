/// A gradient whose colours are known and whose way is not: the gentle one of a colour, or any other.
///
///     RoundedRectangle(cornerRadius: 12).fill(.blue.gradient)
public struct AnyGradient: Hashable, Sendable {
  let stops: [GradientPaint.Stop]

  /// The colours of `gradient`.
  public init(_ gradient: Gradient) { stops = gradient.showableStops }

  /// From a lighter `color` to the colour itself.
  fileprivate init(gentle color: Color) {
    stops = [
      GradientPaint.Stop(color: color, location: 0, light: 0.24),
      GradientPaint.Stop(color: color, location: 1),
    ]
  }
}

extension Color {
  /// The gentle gradient of this colour: a little lighter where it begins.
  public var gradient: AnyGradient { AnyGradient(gentle: self) }
}

/// As a style the colours go from the top to the bottom.
extension AnyGradient: BasicShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> Paint {
    .gradient(GradientPaint(.linear(from: .top, to: .bottom), stops: stops))
  }
}

/// The colours of a gradient along a way.
struct GradientOnWay: BasicShapeStyle, Equatable {
  let gradient: AnyGradient
  let way: GradientPaint.Kind

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    .gradient(GradientPaint(way, stops: gradient.stops))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The colours of `gradient` along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      GradientOnWay(
        gradient: gradient, way: .linear(from: startPoint.showable, to: endPoint.showable)))
  }
}
