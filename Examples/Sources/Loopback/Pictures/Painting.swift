public import Foundation

/// A landscape that nobody has seen: hills below a sky, other ones for each number.
public struct Painting {
  /// How wide it is, and how high.
  public static let side = 120

  private let hue: Double
  private let hills: [Double]

  /// The landscape with that number.
  public init(number: Int) {
    hue = Double(number * 47 % 360) / 360
    hills = [0.011, 0.023, 0.037].map { $0 * Double(7 + number % 5) }
  }

  /// The landscape as a PNG file.
  public var png: Data {
    var rows = Data(capacity: Self.side * (3 * Self.side + 1))
    for y in 0..<Self.side {
      // Each row begins with how it was packed: it was not.
      rows.append(0)
      for x in 0..<Self.side { rows.append(contentsOf: color(x, y)) }
    }
    return PNGFile(width: Self.side, height: Self.side, rows: rows).data
  }

  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    let (across, height) = (Double(x), Double(Self.side - y) / Double(Self.side))
    for (index, length) in hills.enumerated() {
      let wave = sin(across * length + Double(index) * 2 + hue * 9)
      let crest = 0.25 + 0.13 * Double(index) + 0.09 * wave
      if height < crest { return mixture(hue, 0.5, 0.35 + 0.16 * Double(index)) }
    }
    return mixture(hue + 0.45, 0.35, 0.62 + 0.36 * (1 - height))
  }

  /// A colour by its place in the rainbow, how strong and how light it is.
  private func mixture(_ hue: Double, _ strength: Double, _ light: Double) -> [UInt8] {
    [0, 1, 2].map { part in
      let wave = 0.5 + 0.5 * cos(2 * .pi * (hue - Double(part) / 3))
      return UInt8(max(0, min(255, 255 * light * (1 - strength + strength * wave))))
    }
  }
}
