import Foundation

/// The columns of a grid, or its rows: how long they are, and how far apart.
struct GridLines {
  private var lengths: [CGFloat] = []
  private var gaps: [CGFloat] = []

  init() {}

  /// `count` lines that share `room`: the least flexible first, each offered an equal part of what is
  /// left. `needs` says what the views in a line take of an offer; `nil` offers them what they like.
  init(
    count: Int, gaps: [CGFloat], room: CGFloat?, needs: (_ line: Int, CGFloat?) -> [CGFloat]
  ) {
    func length(_ line: Int, _ offer: CGFloat?) -> CGFloat { needs(line, offer).max() ?? 0 }
    self.gaps = gaps
    guard let room, room.isFinite else {
      lengths = (0..<count).map { length($0, room) }
      return
    }
    lengths = Array(repeating: 0, count: count)
    let flexibilities = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var left = room - gaps.reduce(0, +)
    for (done, line) in order.enumerated() {
      lengths[line] = length(line, max(0, left) / CGFloat(count - done))
      left -= lengths[line]
    }
  }

  /// How long all of them are together.
  var length: CGFloat { length(of: lengths.indices) }

  /// How long these are together, with what lies between them.
  func length(of lines: Range<Int>) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    return lengths[lines].reduce(0, +) + gaps[lines.dropLast()].reduce(0, +)
  }

  /// Where a line begins.
  func start(of line: Int) -> CGFloat {
    lengths[..<line].reduce(0, +) + gaps[..<line].reduce(0, +)
  }

  /// Makes these longer, all by as much, where together they are shorter than `length`.
  mutating func lengthen(_ lines: Range<Int>, to length: CGFloat) {
    let missing = length - self.length(of: lines)
    guard missing > 0, missing.isFinite else { return }
    for line in lines { lengths[line] += missing / CGFloat(lines.count) }
  }
}
