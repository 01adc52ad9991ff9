import Foundation

/// What becomes of colours: each new part is a sum of the old parts, each so much, and a number.
package struct ColorFilter: Hashable, Sendable {
  /// How much of red, green, blue and opacity each of the four new ones has, and a fifth number that is
  /// added. Twenty numbers: those of the new red come first.
  package var numbers: [Double]

  /// The parts of the new red, green and blue, with what is added to each; opacity stays.
  init(red: [Double], green: [Double], blue: [Double], added: Double = 0) {
    let rows = [red, green, blue].map { $0 + [0, added] }
    numbers = rows.flatMap(\.self) + [0, 0, 0, 1, 0]
  }

  /// Twenty numbers.
  init(numbers: [Double]) { self.numbers = numbers }

  /// All three parts by one factor, and a number.
  init(factor: Double, added: Double) {
    self.init(red: [factor, 0, 0], green: [0, factor, 0], blue: [0, 0, factor], added: added)
  }

  /// Brighter by a number that may be below 0.
  static func brightness(_ amount: Double) -> ColorFilter { ColorFilter(factor: 1, added: amount) }

  /// Further from grey, or nearer to it.
  static func contrast(_ amount: Double) -> ColorFilter {
    ColorFilter(factor: amount, added: (1 - amount) / 2)
  }

  /// Each colour as its opposite.
  static let inverted = ColorFilter(factor: -1, added: 1)

  /// `color` wherever there is something, as opaque as that is.
  package static func painting(_ color: ColorMixture) -> ColorFilter {
    var filter = ColorFilter(red: [0, 0, 0], green: [0, 0, 0], blue: [0, 0, 0])
    (filter.numbers[4], filter.numbers[9], filter.numbers[14]) = (
      color.red, color.green, color.blue
    )
    filter.numbers[18] = color.opacity
    return filter
  }

  /// Each part by that of `color`, and opacity by its opacity.
  package static func multiplying(by color: ColorMixture) -> ColorFilter {
    var filter = ColorFilter(
      red: [color.red, 0, 0], green: [0, color.green, 0], blue: [0, 0, color.blue])
    filter.numbers[18] = color.opacity
    return filter
  }

  /// More or less colourful; 0 is grey of the same brightness.
  static func saturation(_ amount: Double) -> ColorFilter {
    func row(_ index: Int) -> [Double] {
      luminance.enumerated().map { $1 * (1 - amount) + ($0 == index ? amount : 0) }
    }
    return ColorFilter(red: row(0), green: row(1), blue: row(2))
  }

  /// Black, as opaque as the colours are bright.
  static var luminanceToOpacity: ColorFilter {
    ColorFilter(numbers: Array(repeating: 0, count: 15) + luminance + [0, 0])
  }

  /// All hues turned round the wheel.
  static func hueRotation(_ angle: Angle) -> ColorFilter {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    // A turn around the grey line which leaves brightness as the eye sees it.
    let across = [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]
    let turn = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    let rows = (0..<3).map { row in
      (0..<3).map { column in
        luminance[column] + cosine * (across[row][column] - luminance[column])
          + sine * turn[row][column]
      }
    }
    return ColorFilter(red: rows[0], green: rows[1], blue: rows[2])
  }

  /// How bright each part is to the eye.
  private static let luminance = [0.213, 0.715, 0.072]

  /// The same where all of it can be shown; otherwise as much as can be.
  var showable: ColorFilter {
    var filter = self
    filter.numbers = numbers.map { Showable.number($0, in: Showable.scales, usual: 0) }
    return filter
  }
}
