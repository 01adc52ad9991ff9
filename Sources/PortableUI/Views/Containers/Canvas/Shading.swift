public import Foundation
import LayoutEngine

extension GraphicsContext {
  /// What something on a canvas is painted with.
  public struct Shading: Sendable {
    private enum Kind {
      case style(any ShapeStyle)
      case paint(Paint)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case image(ImagePaint, CGPoint)
    }

    private let kind: Kind

    /// The colour of texts.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour by its parts, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. Colours that become each other go across what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// Colours that become each other between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// Colours that become each other outward from a point of the canvas, between two distances.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// Colours that become each other once around a point of the canvas, clockwise from `angle` on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// A picture, or a part of it, as often as it takes, with the corner of one of them at `origin`.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .image(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    private init(kind: Kind) { self.kind = kind }

    /// What is known already.
    init(_ paint: Paint) { self.init(kind: .paint(paint)) }

    /// What it is in `environment`, where it is shown in `frame`.
    func paint(in environment: EnvironmentValues, across frame: Rect) -> Paint {
      func part(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
          x: CGFloat((Double(point.x) - frame.minX) / frame.size.width),
          y: CGFloat((Double(point.y) - frame.minY) / frame.size.height)
        ).showable
      }
      switch kind {
      case .style(let style): return style.paint(in: environment)
      case .paint(let paint): return paint
      case .linear(let gradient, let start, let end):
        return .gradient(GradientPaint(.linear(from: part(start), to: part(end)), gradient))
      case .radial(let gradient, let center, let start, let end):
        return .gradient(
          GradientPaint(
            .radial(
              center: part(center), from: Showable.length(Double(start)),
              to: Showable.length(Double(end))), gradient))
      case .conic(let gradient, let center, let angle):
        let start = Showable.number(angle.radians, in: Showable.turns, usual: 0)
        return .gradient(
          GradientPaint(
            .angular(center: part(center), from: start, to: start + 2 * .pi), gradient))
      case .image(let image, let origin):
        var picture = image.picture(in: environment)
        picture.origin = Point(
          x: Showable.coordinate(Double(origin.x) - frame.minX),
          y: Showable.coordinate(Double(origin.y) - frame.minY))
        return .picture(picture)
      }
    }
  }
}
