import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Shows a shape, filled or drawn.
final class ShapeWidget: DrawnWidget {
  private var content: ShapeContent

  init(_ content: ShapeContent, for element: Element) {
    self.content = content
    super.init("shape", role: GTK_ACCESSIBLE_ROLE_IMG, for: element)
  }

  override func show(_ content: ElementContent) {
    guard case .shape(let content) = content, content != self.content else { return }
    self.content = content
    redraw()
  }

  override var isDecoration: Bool { true }

  override func snapshot(_ snapshot: OpaquePointer) { draw(content, in: size, on: snapshot) }
}

extension Painter {
  /// Draws a shape in a frame of `size`.
  func draw(_ content: ShapeContent, in size: Size, on snapshot: OpaquePointer) {
    if let paint = content.fill {
      shaded(with: paint, on: snapshot) { fill(content, with: $0, in: size, on: $1) }
    }
    if let stroke = content.stroke {
      shaded(with: stroke.paint, on: snapshot) {
        draw(stroke.style, of: content, with: $0, in: size, on: $1)
      }
    }
  }

  /// Lets `body` draw with `paint`, and adds the shadows that this has.
  private func shaded(
    with paint: Paint, on snapshot: OpaquePointer, _ body: (Paint, OpaquePointer) -> Void
  ) {
    guard case .shadowed(let plain, let shadows) = paint else { return body(paint, snapshot) }
    shaded(shadows, on: snapshot) {
      body(plain, $0)
    } form: {
      body(.color(.black), $0)
    }
  }

  private func fill(
    _ content: ShapeContent, with paint: Paint, in size: Size, on snapshot: OpaquePointer
  ) {
    if let radius = content.outline.cornerRadius(in: size) {
      return draw(paint, on: snapshot, in: size, radius: radius)
    }
    draw(content, in: size, on: snapshot, margin: 0) { cairo in
      setSource(paint, across: size, of: cairo)
      cairo.setFillRule(isEvenOdd: content.isEvenOdd)
      cairo_fill(cairo)
    }
  }

  private func draw(
    _ style: StrokeStyle, of content: ShapeContent, with paint: Paint, in size: Size,
    on snapshot: OpaquePointer
  ) {
    let reach = Double(style.lineWidth) * max(1, Double(style.miterLimit)) / 2
    draw(content, in: size, on: snapshot, margin: reach) { cairo in
      setSource(paint, across: size, of: cairo)
      cairo.stroke(style.drawn(along: content.outline.path(in: size)))
    }
  }

  /// Hands the shape's path to `body`. It may reach beyond its frame, and its line further by
  /// `margin`.
  private func draw(
    _ content: ShapeContent, in size: Size, on snapshot: OpaquePointer, margin: Double,
    _ body: (OpaquePointer) -> Void
  ) {
    let path = content.outline.path(in: size)
    guard let reach = path.reach else { return }
    // Path and line together stay within the 8,388,607 that cairo counts to.
    let margin = min(margin + 1, Showable.farthest)
    var bounds = graphene_rect_t(
      Rect(
        x: reach.minX - margin, y: reach.minY - margin,
        width: reach.size.width + 2 * margin, height: reach.size.height + 2 * margin))
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    cairo.add(path)
    body(cairo)
    cairo_destroy(cairo)
  }

  private func draw(_ paint: Paint, on snapshot: OpaquePointer, in size: Size, radius: Double) {
    let room = Rect(origin: .zero, size: size)
    switch paint {
    case .color(let color): snapshot.append(rgba(color), in: room, radius: radius)
    case .material(let material): snapshot.append(rgba(material), in: room, radius: radius)
    case .gradient(let gradient):
      snapshot.rounded(room, radius: radius) {
        snapshot.append(gradient, in: room, across: size, color: rgba)
      }
    case .mesh(let mesh):
      snapshot.rounded(room, radius: radius) { append(mesh, in: room, on: snapshot) }
    case .picture(let picture):
      snapshot.rounded(room, radius: radius) { append(picture, in: room, on: snapshot) }
    case .shadowed(let paint, _): draw(paint, on: snapshot, in: size, radius: radius)
    }
  }

  /// Fills `room` with `paint`, which goes across a frame of `size`.
  func fill(_ room: Rect, with paint: Paint, across size: Size, on snapshot: OpaquePointer) {
    switch paint {
    case .color(let color): snapshot.append(rgba(color), in: room)
    case .material(let material): snapshot.append(rgba(material), in: room)
    case .gradient(let gradient):
      snapshot.append(gradient, in: room, across: size, color: rgba)
    case .mesh(let mesh): append(mesh, in: Rect(origin: .zero, size: size), on: snapshot)
    case .picture(let picture): append(picture, in: room, on: snapshot)
    case .shadowed(let paint, _): fill(room, with: paint, across: size, on: snapshot)
    }
  }

  /// Makes cairo draw with `paint`, which goes across a frame of `size`.
  func setSource(_ paint: Paint, across size: Size, of cairo: OpaquePointer) {
    switch paint {
    case .color(let color): cairo.setSource(rgba(color))
    case .material(let material): cairo.setSource(rgba(material))
    case .gradient(let gradient): cairo.setSource(gradient, across: size, color: rgba)
    case .mesh(let mesh):
      cairo.setSource { append(mesh, in: Rect(origin: .zero, size: size), on: $0) }
    case .picture(let picture): setSource(picture, of: cairo)
    case .shadowed(let paint, _): setSource(paint, across: size, of: cairo)
    }
  }

  fileprivate func rgba(_ material: Material) -> GdkRGBA {
    rgba(Color(.named(.window), alpha: material.strength))
  }
}

extension PortableUI.Path {
  /// A rectangle that the path does not leave; `nil` where there is no path.
  var reach: Rect? {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    func take(_ points: [CGPoint]) {
      for point in points {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
    }
    for piece in elements {
      switch piece {
      case .move(let end), .line(let end): take([end])
      case .quadCurve(let end, let control): take([end, control])
      case .curve(let end, let first, let second): take([end, first, second])
      case .closeSubpath: break
      }
    }
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
