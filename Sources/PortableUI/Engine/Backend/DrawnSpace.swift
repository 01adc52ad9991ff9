import Foundation
package import LayoutEngine

/// How places inside something become places of the window: moved, scrolled, stretched and turned.
package struct DrawnSpace {
  private var origin = Point.zero
  /// Where a step to the right leads, and a step down.
  private var right = Point(x: 1, y: 0)
  private var down = Point(x: 0, y: 1)

  /// The places of the window itself.
  package init() {}

  /// The places in `thing`, which lies in this space.
  @MainActor
  package func inside(_ thing: some Touchable) -> DrawnSpace {
    let size = thing.frame.size
    var space = self
    space.origin = point(thing.frame.origin)
    if let scale = thing.transition.scale { space.stretch(scale, size) }
    guard case .layer(let layer) = thing.content else { return space }
    if let scale = layer.scale { space.stretch(scale, size) }
    guard layer.boxedLooks != nil else { return space }
    if let rotation = layer.looks.rotation { space.turn(rotation, size) }
    if let transform = layer.looks.transform { space.apply(transform.transform(in: size)) }
    return space
  }

  /// The places inside, where another point of it than its corner is seen in the corner.
  package func scrolled(to offset: Point) -> DrawnSpace {
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
  private mutating func change(
    around anchor: Point, of size: Size, _ body: (inout DrawnSpace) -> Void
  ) {
    let anchor = Point(x: anchor.x * size.width, y: anchor.y * size.height)
    let fixed = point(anchor)
    body(&self)
    origin = origin + (fixed - point(anchor))
  }

  /// The smallest frame of the window in which a frame of this space lies.
  package func frame(of rect: Rect) -> Rect {
    let (a, b) = (point(rect.origin), point(Point(x: rect.maxX, y: rect.minY)))
    let (c, d) = (
      point(Point(x: rect.minX, y: rect.maxY)), point(Point(x: rect.maxX, y: rect.maxY))
    )
    let (left, top) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
    return Rect(
      x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left,
      height: max(a.y, b.y, c.y, d.y) - top)
  }

  /// Whether nothing is left to be seen of what lies in it.
  package var isFlat: Bool { area == 0 }

  /// How large a square of one point is.
  private var area: Double { right.x * down.y - right.y * down.x }

  /// The place in this space of a point of the window; the corner where the space is flat.
  package func place(of point: Point) -> Point {
    let (away, area) = (point - origin, area)
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
