import Foundation
import LayoutEngine
import PortableUI

/// How places inside something become places on the screen: moved, stretched and turned.
struct Space {
  private var origin = Point.zero
  /// Where a step to the right leads, and a step down.
  private var right = Point(x: 1, y: 0)
  private var down = Point(x: 0, y: 1)

  /// The places inside `shown`, which lies in this space.
  @MainActor
  func inside(_ shown: Shown) -> Space {
    var space = self
    space.origin = point(shown.frame.origin)
    if let scale = shown.transition.scale { space.stretch(scale, shown.frame.size) }
    if let scale = shown.ownScale { space.stretch(scale, shown.frame.size) }
    if let rotation = shown.rotation { space.turn(rotation, shown.frame.size) }
    if let transform = shown.transform { space.apply(transform) }
    return space
  }

  /// The places inside, where another point of it than its corner is seen in the corner.
  func scrolled(to offset: Point) -> Space {
    guard offset != .zero else { return self }
    var space = self
    space.origin = point(Point.zero - offset)
    return space
  }

  private mutating func stretch(_ stretch: LayerContent.Scale, _ size: Size) {
    change(around: stretch.anchor, of: size) {
      $0.right = Point(x: $0.right.x * stretch.x, y: $0.right.y * stretch.x)
      $0.down = Point(x: $0.down.x * stretch.y, y: $0.down.y * stretch.y)
    }
  }

  private mutating func turn(_ rotation: LayerLooks.Rotation, _ size: Size) {
    let (cosine, sine) = (cos(rotation.radians), sin(rotation.radians))
    change(around: rotation.anchor, of: size) {
      let (right, down) = ($0.right, $0.down)
      $0.right = Point(
        x: cosine * right.x + sine * down.x, y: cosine * right.y + sine * down.y)
      $0.down = Point(
        x: cosine * down.x - sine * right.x, y: cosine * down.y - sine * right.y)
    }
  }

  private mutating func apply(_ transform: CGAffineTransform) {
    let (right, down) = (right, down)
    func step(_ x: CGFloat, _ y: CGFloat) -> Point {
      Point(x: x * right.x + y * down.x, y: x * right.y + y * down.y)
    }
    origin = point(Point(x: transform.tx, y: transform.ty))
    self.right = step(transform.a, transform.b)
    self.down = step(transform.c, transform.d)
  }

  /// The anchor stays where it is, and everything else moves around it.
  private mutating func change(around anchor: Point, of size: Size, _ body: (inout Space) -> Void) {
    let anchor = Point(x: anchor.x * size.width, y: anchor.y * size.height)
    let fixed = point(anchor)
    body(&self)
    origin = origin + (fixed - point(anchor))
  }

  /// The smallest frame on the screen in which a frame of this space lies.
  func frame(of rect: Rect) -> Rect {
    let (a, b) = (point(rect.origin), point(Point(x: rect.maxX, y: rect.minY)))
    let (c, d) = (
      point(Point(x: rect.minX, y: rect.maxY)), point(Point(x: rect.maxX, y: rect.maxY))
    )
    let (left, top) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
    return Rect(
      x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left,
      height: max(a.y, b.y, c.y, d.y) - top)
  }

  /// The place in this space of a point on the screen.
  func place(of point: Point) -> Point {
    let (away, area) = (point - origin, right.x * down.y - right.y * down.x)
    guard area != 0 else { return .zero }
    return Point(
      x: (away.x * down.y - away.y * down.x) / area,
      y: (right.x * away.y - right.y * away.x) / area)
  }

  private func point(_ point: Point) -> Point {
    Point(
      x: origin.x + point.x * right.x + point.y * down.x,
      y: origin.y + point.x * right.y + point.y * down.y)
  }
}
