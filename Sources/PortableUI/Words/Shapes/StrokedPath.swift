import Foundation

extension Path {
  /// The outline of what a line along this path covers.
  ///
  /// The pieces of the line may cover each other; fill what lies inside any of them.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let path = showable
    let style = style.showable.drawn(along: path)
    var pen = StrokePen(style)
    for run in path.runs {
      for piece in run.dashed(style) { pen.draw(piece) }
    }
    return pen.outline
  }

  /// The path as straight pieces, one run for each part of it.
  private var runs: [PointRun] {
    var runs: [PointRun] = []
    var run = PointRun()
    for element in elements {
      switch element {
      case .move(let end):
        runs.append(run)
        run = PointRun(points: [end])
      case .line(let end): run.add(end)
      case .quadCurve(let end, let control):
        let start = run.points.last ?? control
        run.bend { t in
          let u = 1 - t
          return start * (u * u) + control * (2 * u * t) + end * (t * t)
        }
      case .curve(let end, let one, let other):
        let start = run.points.last ?? one
        run.bend { t in
          let u = 1 - t
          return start * (u * u * u) + one * (3 * u * u * t) + other * (3 * u * t * t)
            + end * (t * t * t)
        }
      case .closeSubpath:
        guard let start = run.points.first else { continue }
        run.close()
        runs.append(run)
        run = PointRun(points: [start])
      }
    }
    runs.append(run)
    return runs.filter { $0.points.count > 1 }
  }
}

/// Points that straight lines join.
private struct PointRun {
  var points: [CGPoint] = []
  var isClosed = false

  /// Which way the line goes where the run is a point.
  var direction = CGPoint.zero

  mutating func add(_ point: CGPoint) {
    if points.last != point { points.append(point) }
  }

  /// A bent line in pieces so short that they look bent.
  mutating func bend(_ curve: (CGFloat) -> CGPoint) {
    for step in 1...16 { add(curve(CGFloat(step) / 16)) }
  }

  mutating func close() {
    if points.count > 1, points.first == points.last { points.removeLast() }
    isClosed = points.count > 1
  }

  /// The pieces that are drawn where the line has gaps.
  func dashed(_ style: StrokeStyle) -> [PointRun] {
    let lengths = style.dash.map { max(0, $0) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return [self] }
    var index = 0
    var left = lengths[0]
    func turn() {
      index += 1
      left = lengths[index % lengths.count]
    }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: whole * 2)
    if phase < 0 { phase += whole * 2 }
    // What begins with a dot begins with it, though that has no length.
    while phase > 0, phase >= left {
      phase -= left
      turn()
    }
    left -= phase
    let first = index
    var pieces = [PointRun(points: [points[0]])]
    for (start, end) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) {
      var place = start
      pieces[pieces.count - 1].direction = end - start
      while true {
        let rest = (end - place).length
        if rest < left {
          left -= rest
          pieces[pieces.count - 1].add(end)
          break
        }
        place = place + (end - place) * (rest > 0 ? left / rest : 0)
        pieces[pieces.count - 1].add(place)
        turn()
        // Drawn pieces and gaps in turn: every second run is a gap.
        pieces.append(PointRun(points: [place], direction: end - start))
        if place == end { break }
      }
    }
    return pieces.enumerated().filter { offset, piece in
      guard (first + offset).isMultiple(of: 2) else { return false }
      // A dash of no length is seen by its ends alone.
      let isDot = style.lineCap != .butt && lengths[(first + offset) % lengths.count] == 0
      return piece.points.count > 1 || isDot
    }
    .map(\.element)
  }
}

/// Draws what a line covers, piece by piece, each turning the same way.
private struct StrokePen {
  private(set) var outline = Path()
  private let style: StrokeStyle
  private var half: CGFloat { style.lineWidth / 2 }

  init(_ style: StrokeStyle) { self.style = style }

  mutating func draw(_ run: PointRun) {
    let points = run.points
    guard points.count > 1 else { return dot(run) }
    let ends = points.dropFirst() + (run.isClosed ? [points[0]] : [])
    for (start, end) in zip(points, ends) { segment(start, end) }
    for index in points.indices {
      if !run.isClosed, index == 0 || index == points.count - 1 { continue }
      let before = points[(index + points.count - 1) % points.count]
      join(before, points[index], points[(index + 1) % points.count])
    }
    guard !run.isClosed else { return }
    cap(points[0], away: points[0] - points[1])
    cap(points[points.count - 1], away: points[points.count - 1] - points[points.count - 2])
  }

  /// What the two ends make of a point between them.
  private mutating func dot(_ run: PointRun) {
    let middle = run.points[0]
    if style.lineCap == .round { return disc(middle) }
    let length = run.direction.length
    let ahead = length > 0 ? run.direction * (half / length) : CGPoint(x: half, y: 0)
    segment(middle - ahead, middle + ahead)
  }

  private mutating func segment(_ start: CGPoint, _ end: CGPoint) {
    let side = (end - start).across * half
    polygon([start + side, end + side, end - side, start - side])
  }

  private mutating func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let (one, other) = ((corner - before).across, (after - corner).across)
    if style.lineJoin == .round { return disc(corner) }
    let bend = one.x * other.y - one.y * other.x
    // The gap opens on the outer side of the bend.
    let outward: CGFloat = bend > 0 ? -half : half
    var wedge = [corner, corner + one * outward, corner + other * outward]
    let middle = one + other
    let cosine = middle.length / 2
    if style.lineJoin == .miter, cosine > 0, 1 / cosine <= style.miterLimit {
      wedge.insert(corner + middle * (outward / (2 * cosine * cosine)), at: 2)
    }
    polygon(wedge)
  }

  private mutating func cap(_ end: CGPoint, away: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: disc(end)
    case .square: segment(end, end + away * (half / max(away.length, .leastNonzeroMagnitude)))
    }
  }

  private mutating func disc(_ middle: CGPoint) {
    outline.addEllipse(
      in: CGRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half))
  }

  /// A closed piece, turned the way that circles turn.
  private mutating func polygon(_ points: [CGPoint]) {
    let nexts = points.dropFirst() + [points[0]]
    let area = zip(points, nexts).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    outline.addLines(area < 0 ? points.reversed() : points)
    outline.closeSubpath()
  }
}

extension CGPoint {
  fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }

  /// A direction of length 1 at right angles to this one.
  fileprivate var across: CGPoint {
    length > 0 ? CGPoint(x: -y / length, y: x / length) : .zero
  }

  fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  fileprivate static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
    CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }
}
