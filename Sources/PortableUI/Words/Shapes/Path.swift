public import Foundation

/// A line made of straight and bent pieces.
public struct Path: Equatable, Sendable {
  /// A piece of a path.
  public enum Element: Equatable, Sendable {
    /// Goes on somewhere else.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A line bent towards one point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A line bent towards two points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where this part of the path began.
    case closeSubpath
  }

  /// The pieces in order.
  package private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with round corners, each a quarter of an ellipse.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// An ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each piece in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Goes on at `end`, without a line.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// A straight line to `end`.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Straight lines from the first of `lines` through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// A line to `end`, bent towards `control`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// A line to `end` that leaves towards `control1` and comes in from `control2`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A straight line back to where this part of the path began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// As much of it as can be drawn: points that are far away are nearer, on the same side.
  var showable: Path {
    func isShowable(_ point: CGPoint) -> Bool {
      abs(point.x) <= Showable.farthest && abs(point.y) <= Showable.farthest
    }
    let isFine = elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): isShowable(end)
      case .quadCurve(let end, let control): isShowable(end) && isShowable(control)
      case .curve(let end, let one, let other):
        isShowable(end) && isShowable(one) && isShowable(other)
      case .closeSubpath: true
      }
    }
    return isFine ? self : mapPoints(Showable.point)
  }

  /// How long the straight lines from point to point are: at least as long as the path.
  var polygonLength: CGFloat {
    var (length, last) = (0 as CGFloat, CGPoint.zero)
    func add(_ point: CGPoint) {
      length += abs(point.x - last.x) + abs(point.y - last.y)
      last = point
    }
    for element in elements {
      switch element {
      case .move(let end): last = end
      case .line(let end): add(end)
      case .quadCurve(let end, let control): [control, end].forEach(add)
      case .curve(let end, let one, let other): [one, other, end].forEach(add)
      case .closeSubpath: break
      }
    }
    return length
  }

  /// The path with each of its points where `map` says.
  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let end): path.move(to: map(end))
      case .line(let end): path.addLine(to: map(end))
      case .quadCurve(let end, let control): path.addQuadCurve(to: map(end), control: map(control))
      case .curve(let end, let one, let other):
        path.addCurve(to: map(end), control1: map(one), control2: map(other))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The pieces of `path`.
  public mutating func addPath(_ path: Path) { elements.append(contentsOf: path.elements) }
}
