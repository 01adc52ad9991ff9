import Foundation

/// Leaves out what could not be told from what stays.
enum Thinning {
  /// From so many points on it is worth while.
  static let least = 2_000

  /// Of points that follow one another in one column of the screen: the first, the highest, the lowest and
  /// the last.
  static func thinned(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count >= least else { return points }
    var kept: [CGPoint] = []
    var run: ArraySlice<CGPoint> = []
    var start = 0
    func close(at end: Int) {
      run = points[start..<end]
      guard run.count > 4 else { return kept.append(contentsOf: run) }
      let heights = run.indices
      let low = heights.min { points[$0].y < points[$1].y } ?? start
      let high = heights.max { points[$0].y < points[$1].y } ?? start
      kept.append(points[start])
      for index in [min(low, high), max(low, high)] where index > start && index < end - 1 {
        kept.append(points[index])
      }
      kept.append(points[end - 1])
    }
    for index in points.indices.dropFirst()
    where points[index].x.rounded(.down) != points[start].x.rounded(.down) {
      close(at: index)
      start = index
    }
    close(at: points.count)
    return kept
  }
}
