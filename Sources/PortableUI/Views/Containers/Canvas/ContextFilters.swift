public import Foundation

extension GraphicsContext {
  /// What becomes of what is drawn before it is put in front of what is behind it.
  public struct Filter: Sendable {
    let make: @Sendable (_ scale: Double) -> DrawingFilter

    private init(_ filter: DrawingFilter) { make = { _ in filter } }

    private init(scaled make: @escaping @Sendable (Double) -> DrawingFilter) { self.make = make }

    private static func colors(_ filter: ColorFilter) -> Filter { Filter(.colors(filter.showable)) }

    /// Each point of it spread by `radius`.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { .blurred(Showable.number(Double(radius) * $0, in: Showable.spreads, usual: 0)) }
    }

    /// A shadow, which spreads by `radius` and lies `x` and `y` beside what throws it.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { scale in
        let shadow = LayerLooks.Shadow(
          color: color,
          radius: Showable.number(Double(radius) * scale, in: Showable.spreads, usual: 0),
          x: Showable.coordinate(Double(x) * scale), y: Showable.coordinate(Double(y) * scale))
        return .shadow(shadow, options.shown)
      }
    }

    /// Each part of its colours multiplied by that of `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiplied(color)) }

    /// Its colours as a matrix says.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix.filter) }

    /// All hues turned round the wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle)) }

    /// More colourful; less so below 1.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Brighter by `amount`, from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// Colours further from grey; nearer to it below 1.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// The opposites of its colours, by as much as `amount`, from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(ColorFilter(factor: 1 - 2 * amount, added: amount))
    }

    /// Shades of grey, by as much as `amount`, from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

    /// Black, as opaque as its colours are bright.
    public static var luminanceToAlpha: Filter { colors(.luminanceToOpacity) }

    /// `color` where it is as opaque as `min` to `max` say, and nothing elsewhere.
    ///
    /// With a blur that comes before, things that come near each other melt together.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      let least = Showable.number(min, in: 0...1, usual: 0)
      return Filter(.threshold(least...Showable.number(max, in: least...1, usual: 1), color))
    }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// The options with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In front of what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what throws it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)

    fileprivate var shown: DrawingFilter.DrawnShadow {
      contains(.shadowOnly) ? .alone : contains(.shadowAbove) ? .inFront : .behind
    }
  }

  /// Changes what is drawn next by `filter`, before those filters change it that were added before.
  ///
  /// What a layer draws is changed as one thing. Lengths are those of the context as it is now.
  public mutating func addFilter(_ filter: Filter) {
    filters.append(filter.make(Double(abs(transform.area)).squareRoot()))
  }
}

extension ColorMatrix {
  /// The same as it is shown.
  fileprivate var filter: ColorFilter {
    ColorFilter(
      numbers: [
        r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
      ].map(Double.init))
  }
}
