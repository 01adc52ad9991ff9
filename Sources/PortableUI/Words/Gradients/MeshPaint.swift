/// A net of colours, once it is known where it is shown.
package struct MeshPaint: Hashable, Sendable {
  let width: Int
  let height: Int
  let points: [MeshGradient.BezierPoint]

  /// The colours of the points.
  package var colors: [Color]

  /// What is seen where there is no net.
  package var background: Color

  /// Whether colours change little near the points.
  let isSmooth: Bool
  let space: Gradient.ColorSpace

  /// How many points of colour it has across and down.
  package static let side = 96

  /// Its points of colour row by row, each as red, green, blue and opacity of one byte, the colours multiplied by
  /// that.
  package func bytes(_ mixture: (Color) -> ColorMixture) -> [UInt8] {
    let ground = multiplied(mixture(background))
    var canvas = MeshCanvas(side: Self.side, ground: ground)
    let numbers = colors.map { space.numbers(of: mixture($0)) }
    for row in 0..<max(0, height - 1) {
      for column in 0..<max(0, width - 1) { draw(row, column, numbers, on: &canvas) }
    }
    return canvas.bytes
  }

  private func multiplied(_ mixture: ColorMixture) -> SIMD4<Double> {
    SIMD4(
      mixture.red * mixture.opacity, mixture.green * mixture.opacity,
      mixture.blue * mixture.opacity, mixture.opacity)
  }

  /// Draws what lies between four points, in little pieces.
  private func draw(
    _ row: Int, _ column: Int, _ numbers: [SIMD4<Double>], on canvas: inout MeshCanvas
  ) {
    let corners = [row * width + column, row * width + column + 1]
    let patch = MeshPatch(
      top: (points[corners[0]], points[corners[1]]),
      bottom: (points[corners[0] + width], points[corners[1] + width]))
    // No smaller than points of colour.
    let count = max(1, min(16, 2 * Self.side / max(width, height)))
    let span = 0...count
    let spots = span.map { down in
      span.map { across in
        let (x, y) = (Double(across) / Double(count), Double(down) / Double(count))
        let (right, below) = isSmooth ? (Self.eased(x), Self.eased(y)) : (x, y)
        let upper = numbers[corners[0]].mixed(with: numbers[corners[1]], right)
        let lower = numbers[corners[0] + width].mixed(with: numbers[corners[1] + width], right)
        let color = multiplied(space.mixture(upper.mixed(with: lower, below)))
        return MeshCanvas.Spot(place: patch.place(x, y), color: color)
      }
    }
    for down in 0..<count {
      for across in 0..<count {
        let (one, other) = (spots[down][across + 1], spots[down + 1][across])
        canvas.fill(spots[down][across], one, other)
        canvas.fill(spots[down + 1][across + 1], one, other)
      }
    }
  }

  private static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}

/// The room between four points of a net, whose lines are bent.
private struct MeshPatch {
  let top: (MeshGradient.BezierPoint, MeshGradient.BezierPoint)
  let bottom: (MeshGradient.BezierPoint, MeshGradient.BezierPoint)

  /// The point so far across and down: between the lines above and below as well as those at both sides.
  func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let above = line(
      top.0.position, top.0.trailingControlPoint, top.1.leadingControlPoint, top.1.position, x)
    let below = line(
      bottom.0.position, bottom.0.trailingControlPoint, bottom.1.leadingControlPoint,
      bottom.1.position, x)
    let before = line(
      top.0.position, top.0.bottomControlPoint, bottom.0.topControlPoint, bottom.0.position, y)
    let after = line(
      top.1.position, top.1.bottomControlPoint, bottom.1.topControlPoint, bottom.1.position, y)
    let corners = between(
      between(SIMD2(top.0.position), SIMD2(top.1.position), x),
      between(SIMD2(bottom.0.position), SIMD2(bottom.1.position), x), y)
    return between(above, below, y) + between(before, after, x) - corners
  }

  private func between(_ one: SIMD2<Double>, _ other: SIMD2<Double>, _ part: Double) -> SIMD2<
    Double
  > {
    one + (other - one) * part
  }

  private func line(
    _ start: SIMD2<Float>, _ first: SIMD2<Float>, _ second: SIMD2<Float>, _ end: SIMD2<Float>,
    _ part: Double
  ) -> SIMD2<Double> {
    let rest = 1 - part
    let (near, far) = (3 * rest * rest * part, 3 * rest * part * part)
    let ends =
      SIMD2<Double>(start) * (rest * rest * rest) + SIMD2<Double>(end) * (part * part * part)
    return ends + SIMD2<Double>(first) * near + SIMD2<Double>(second) * far
  }
}
