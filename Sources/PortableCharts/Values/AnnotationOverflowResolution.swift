import Foundation

/// What becomes of an annotation for which there is no room in the plot.
///
///     RuleMark(x: .value("Day", chosen))
///       .annotation(position: .top, overflowResolution: .init(x: .fit, y: .disabled)) { Bubble() }
public struct AnnotationOverflowResolution: Hashable, Sendable {
  let x: Strategy
  let y: Strategy

  /// What becomes of it along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// Words above and below a mark stay over the plot from side to side.
  public static let automatic = AnnotationOverflowResolution()

  /// What becomes of an annotation along an axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fit
      case disabled
    }

    let kind: Kind

    /// It stays over the plot from side to side where it is above or below its mark.
    public static let automatic = Strategy(kind: .automatic)
    /// It is moved into the plot.
    public static let fit = Strategy(kind: .fit)
    /// It stands where it is, also beyond the plot.
    public static let disabled = Strategy(kind: .disabled)

    /// It is moved into what `boundary` says.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// What an annotation is moved into.
  public struct Boundary: Hashable, Sendable {
    /// The plot.
    public static let automatic = Boundary()
    /// The plot.
    public static let plot = Boundary()
  }
}

extension AnnotationOverflowResolution {
  /// Where something stands in the end that would stand at `frame`.
  func moved(_ frame: CGRect, into bounds: CGRect, position: AnnotationPosition) -> CGRect {
    var frame = frame
    if x.kind == .fit || x.kind == .automatic && position.across == 0 {
      frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - frame.width))
    }
    if y.kind == .fit {
      frame.origin.y = max(bounds.minY, min(frame.minY, bounds.maxY - frame.height))
    }
    return frame
  }
}
