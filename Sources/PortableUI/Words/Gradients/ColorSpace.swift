import Foundation

extension Gradient {
  /// How colours become each other.
  public struct ColorSpace: Hashable, Sendable {
    private enum Way { case device, perceptual }

    private let way: Way

    /// As a screen mixes red, green and blue.
    public static let device = ColorSpace(way: .device)
    /// As people see them: half of the way looks like half of it.
    public static let perceptual = ColorSpace(way: .perceptual)
  }
}

extension Gradient.ColorSpace {
  /// The numbers of a colour that become those of another one in equal steps; the last is its opacity.
  func numbers(of mixture: ColorMixture) -> SIMD4<Double> {
    let numbers = SIMD4(mixture.red, mixture.green, mixture.blue, mixture.opacity)
    return way == .device ? numbers : numbers.perceived
  }

  /// The colour with these numbers.
  func mixture(_ numbers: SIMD4<Double>) -> ColorMixture {
    let parts = (way == .device ? numbers : numbers.shown).clamped(
      lowerBound: .zero, upperBound: .one)
    return ColorMixture(red: parts.x, green: parts.y, blue: parts.z, opacity: parts.w)
  }
}

/// Lightness and two pairs of opposite colours, as Oklab has them.
extension SIMD4<Double> {
  /// The numbers of a colour that is counted as screens count.
  fileprivate var perceived: Self {
    let (red, green, blue) = (Self.light(x), Self.light(y), Self.light(z))
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let middle = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    return SIMD4(
      0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
      1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
      0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short, w)
  }

  /// The colour of such numbers, counted as screens count.
  fileprivate var shown: Self {
    func cube(_ number: Double) -> Double { number * number * number }
    let long = cube(x + 0.396_337_777_4 * y + 0.215_803_757_3 * z)
    let middle = cube(x - 0.105_561_345_8 * y - 0.063_854_172_8 * z)
    let short = cube(x - 0.089_484_177_5 * y - 1.291_485_548_0 * z)
    return SIMD4(
      Self.part(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short),
      Self.part(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short),
      Self.part(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short), w)
  }

  private static func light(_ part: Double) -> Double {
    part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func part(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
