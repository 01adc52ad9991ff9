public import Foundation

extension Path {
  /// The path with all its points where `transform` moves them to.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// The path further right and down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The pieces of `path`, all moved by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// A rectangle that the path does not leave, nor the points that its lines are bent towards; nothing
  /// at the origin where there is no path.
  public var boundingRect: CGRect {
    var (least, most) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func take(_ point: CGPoint) {
      if isFirst { (least, most, isFirst) = (point, point, false) }
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): take(end)
      case .quadCurve(let end, let control): [control, end].forEach(take)
      case .curve(let end, let one, let other): [one, other, end].forEach(take)
      case .closeSubpath: break
      }
    }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// Where the path goes on; `nil` where it has not begun.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): return end
    case .closeSubpath:
      // Where the part began that is closed.
      for element in elements.reversed() { if case .move(let start) = element { return start } }
      return nil
    }
  }
}
