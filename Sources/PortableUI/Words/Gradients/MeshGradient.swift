import Threads

/// Colours at the points of a net of rows and columns, which become each other between them.
///
/// Points are parts of the width and the height of what is painted, each row from its beginning:
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///       colors: [.red, .purple, .indigo, .orange])
///
/// It is drawn once for its colours, with a hundred points of colour across, and stretched to what is painted.
public struct MeshGradient: BasicShapeStyle, Equatable {
  let mesh: MeshPaint

  /// A point of a net, and how the lines of the net run from it to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// Where the line to the point before it in the row goes first.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the line to the point above it goes first.
    public var topControlPoint: SIMD2<Float>
    /// Where the line to the point after it in the row goes first.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the line to the point below it goes first.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with these ends of the four lines.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// A net of `width` points in each of `height` rows, with lines that bend gently through the points. Where
  /// there is no net, `background` is seen.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let net = MeshPaint.isNet(width, height, points.count, colors.count)
    mesh = MeshPaint(
      width: net ? width : 0, height: net ? height : 0,
      points: net ? MeshPaint.bent(points.map(MeshPaint.showable), width, height) : [],
      colors: net ? colors : [], background: background, isSmooth: smoothsColors, space: colorSpace)
  }

  /// A net of `width` points in each of `height` rows, whose lines run as the points say. Where there is no net,
  /// `background` is seen.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    let net = MeshPaint.isNet(width, height, bezierPoints.count, colors.count)
    mesh = MeshPaint(
      width: net ? width : 0, height: net ? height : 0,
      points: net ? bezierPoints.map(MeshPaint.showable) : [], colors: net ? colors : [],
      background: background, isSmooth: smoothsColors, space: colorSpace)
  }

  func basicPaint(in environment: EnvironmentValues) -> Paint { .mesh(mesh) }
}

extension MeshPaint {
  /// Whether there is a point and a colour for each place of a net of at least two rows and columns.
  fileprivate static func isNet(_ width: Int, _ height: Int, _ points: Int, _ colors: Int) -> Bool {
    let (places, isTooMuch) = width.multipliedReportingOverflow(by: height)
    if width > 1, height > 1, !isTooMuch, points == places, colors == points { return true }
    misuse(
      "A MeshGradient has not one point and one colour for each place of its net.",
      facts: ["width": width, "height": height, "points": points, "colors": colors],
      fix: "Give it width × height points and as many colours, two in each row and column at least."
    )
    return false
  }

  fileprivate static func showable(_ point: SIMD2<Float>) -> SIMD2<Float> {
    func number(_ number: Float) -> Float {
      Float(Showable.number(Double(number), in: -100...100, usual: 0))
    }
    return SIMD2(number(point.x), number(point.y))
  }

  fileprivate static func showable(
    _ point: MeshGradient.BezierPoint
  ) -> MeshGradient.BezierPoint {
    MeshGradient.BezierPoint(
      position: showable(point.position), leadingControlPoint: showable(point.leadingControlPoint),
      topControlPoint: showable(point.topControlPoint),
      trailingControlPoint: showable(point.trailingControlPoint),
      bottomControlPoint: showable(point.bottomControlPoint))
  }

  /// Lines through the points that bend gently: at each they run as its neighbours lie.
  fileprivate static func bent(
    _ points: [SIMD2<Float>], _ width: Int, _ height: Int
  ) -> [MeshGradient.BezierPoint] {
    points.indices.map { index in
      let (row, column) = (index / width, index % width)
      func point(_ row: Int, _ column: Int) -> SIMD2<Float> {
        points[min(height - 1, max(0, row)) * width + min(width - 1, max(0, column))]
      }
      let across = (point(row, column + 1) - point(row, column - 1)) / 6
      let down = (point(row + 1, column) - point(row - 1, column)) / 6
      // At an edge there is one neighbour: the line sets out for it.
      let isAtSide = column == 0 || column == width - 1
      let isAtEnd = row == 0 || row == height - 1
      let (aside, ahead) = (across * (isAtSide ? 2 : 1), down * (isAtEnd ? 2 : 1))
      return MeshGradient.BezierPoint(
        position: points[index], leadingControlPoint: points[index] - aside,
        topControlPoint: points[index] - ahead, trailingControlPoint: points[index] + aside,
        bottomControlPoint: points[index] + ahead)
    }
  }
}
