import LayoutEngine

/// The numbers of something that moves: sides of a frame, parts of colours, degrees of opacity.
struct Numbers: VectorArithmetic {
  var lanes = SIMD16<Double>()

  static var zero: Numbers { Numbers() }
  static func + (lhs: Self, rhs: Self) -> Self { Numbers(lanes: lhs.lanes + rhs.lanes) }
  static func - (lhs: Self, rhs: Self) -> Self { Numbers(lanes: lhs.lanes - rhs.lanes) }
  mutating func scale(by rhs: Double) { lanes *= rhs }
  var magnitudeSquared: Double { (lanes * lanes).sum() }

  subscript(index: Int) -> Double {
    get { lanes[index] }
    set { lanes[index] = newValue }
  }
}

extension Numbers {
  init(_ rect: Rect) {
    lanes[0] = rect.minX
    lanes[1] = rect.minY
    lanes[2] = rect.size.width
    lanes[3] = rect.size.height
  }

  var rect: Rect { Rect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3]) }
}
