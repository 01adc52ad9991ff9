public import Foundation

extension Path {
  /// The part of the path between `from` and `to`, which are parts of its whole length from 0 to 1.
  ///
  /// A part that is whole stays as it is, closed where it was; one that is cut stays open.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = Double(Showable.number(Double(from), in: 0...1, usual: 0))
    let end = Double(Showable.number(Double(to), in: 0...1, usual: 1))
    guard start < end else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let runs = showable.pieceRuns
    let length = runs.reduce(0) { $0 + $1.length }
    var (passed, trimmed) = (0.0, Path())
    for run in runs {
      run.add(to: &trimmed, from: start * length - passed, to: end * length - passed)
      passed += run.length
    }
    return trimmed
  }

  /// The parts of the path, each without a gap.
  private var pieceRuns: [PieceRun] {
    var runs: [PieceRun] = []
    var run = PieceRun()
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ controls: [CGPoint]) {
      run.pieces.append(CurvePiece([last] + controls))
      last = controls[controls.count - 1]
    }
    func finish() {
      if !run.pieces.isEmpty { runs.append(run) }
      run = PieceRun()
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish()
        (start, last) = (end, end)
      case .line(let end): add([end])
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let one, let other): add([one, other, end])
      case .closeSubpath:
        if last != start || run.pieces.isEmpty { add([start]) }
        run.isClosed = true
        finish()
        last = start
      }
    }
    finish()
    return runs
  }
}

/// A part of a path without a gap.
private struct PieceRun {
  var pieces: [CurvePiece] = []
  var isClosed = false

  var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// Adds to `path` what lies between two lengths along the run.
  func add(to path: inout Path, from start: Double, to end: Double) {
    let isWhole = start <= 0 && end >= length
    guard end > 0, start < length else { return }
    var (passed, isFirst) = (0.0, true)
    for piece in pieces {
      let (from, to) = (start - passed, end - passed)
      passed += piece.length
      guard to > 0, from < piece.length else { continue }
      let part = piece.between(from, to)
      if isFirst { path.move(to: part.points[0]) }
      isFirst = false
      part.add(to: &path)
    }
    if isWhole && isClosed { path.closeSubpath() }
  }
}
