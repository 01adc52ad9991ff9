/// Points of colour, on which triangles are filled.
struct MeshCanvas {
  private let side: Int
  private var points: [SIMD4<Double>]

  init(side: Int, ground: SIMD4<Double>) {
    self.side = side
    points = Array(repeating: ground, count: side * side)
  }

  /// A corner of a triangle: its place, in parts of the width and the height, and its colour.
  struct Spot {
    let place: SIMD2<Double>
    let color: SIMD4<Double>
  }

  /// Fills a triangle with colours between those of its corners.
  mutating func fill(_ one: Spot, _ two: Spot, _ three: Spot) {
    // Counted from the middles of the points of colour.
    let scale = Double(side)
    let (a, b, c) = (one.place * scale - 0.5, two.place * scale - 0.5, three.place * scale - 0.5)
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-9 else { return }
    func range(_ numbers: [Double]) -> Range<Int> {
      let least = max(0, (numbers.min() ?? 0).rounded(.down))
      let most = min(scale - 1, (numbers.max() ?? 0).rounded(.up))
      return least <= most ? Int(least)..<Int(most) + 1 : 0..<0
    }
    let columns = range([a.x, b.x, c.x])
    for row in range([a.y, b.y, c.y]) {
      for column in columns {
        let (x, y) = (Double(column), Double(row))
        let second = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
        let third = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
        let first = 1 - second - third
        // What lies on a line belongs to both triangles.
        guard first >= -1e-6, second >= -1e-6, third >= -1e-6 else { continue }
        points[row * side + column] =
          one.color * first + two.color * second + three.color * third
      }
    }
  }

  /// The points row by row, each as four bytes.
  var bytes: [UInt8] {
    points.flatMap { color in
      (0..<4).map { UInt8((min(1, max(0, color[$0])) * 255).rounded()) }
    }
  }
}
