public import Foundation

/// How the end of a line looks.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
  /// Cut off where the line ends.
  case butt
  /// A half circle around where the line ends.
  case round
  /// Cut off half a width further out.
  case square
}

/// How the corner of a line looks.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// How a line runs.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick it is.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// How much longer than thick a pointed corner may be before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of drawn and of free pieces in turn; a line without gaps where it is empty.
  public var dash: [CGFloat]
  /// How far into the pieces the line begins.
  public var dashPhase: CGFloat

  /// A line of this kind.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// As much of it as can be drawn.
  var showable: StrokeStyle {
    var style = self
    style.lineWidth = Showable.length(lineWidth)
    style.miterLimit = Showable.number(miterLimit, in: 1...1_000_000, usual: 10)
    style.dashPhase = Showable.coordinate(dashPhase)
    style.dash = dash.map { CGFloat(Showable.length($0)) }
    return style
  }

  /// The same without gaps where there would be more of them along `path` than anyone can see.
  package func drawn(along path: Path) -> StrokeStyle {
    guard !dash.isEmpty, path.polygonLength > 20_000 * dash.reduce(0, +) else { return self }
    var style = self
    style.dash = []
    return style
  }
}
