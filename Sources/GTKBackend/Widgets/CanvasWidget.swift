import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Shows what was drawn on a canvas: all of it is drawn by cairo, into one picture.
final class CanvasWidget: DrawnWidget {
  private var content: DrawingContent

  init(_ content: DrawingContent, for element: Element) {
    self.content = content
    super.init("canvas", role: GTK_ACCESSIBLE_ROLE_IMG, for: element)
  }

  override func show(_ content: ElementContent) {
    guard case .drawing(let content) = content, content != self.content else { return }
    self.content = content
    redraw()
  }

  override var isDecoration: Bool { true }

  override func snapshot(_ snapshot: OpaquePointer) { draw(content, in: size, on: snapshot) }
}

extension Painter {
  /// Draws what was drawn on a canvas of `size`.
  func draw(_ content: DrawingContent, in size: Size, on snapshot: OpaquePointer) {
    guard !content.steps.isEmpty else { return }
    var bounds = graphene_rect_t(Rect(origin: .zero, size: size))
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    draw(content.steps, with: cairo)
    cairo_destroy(cairo)
  }

  func draw(_ steps: [DrawingStep], with cairo: OpaquePointer) {
    for step in steps {
      cairo_save(cairo)
      for case .path(let path, let isEvenOdd) in step.clips {
        cairo.clip(to: path, isEvenOdd: isEvenOdd)
      }
      if step.isApart {
        cairo_push_group(cairo)
        draw(step, step.filters[...], with: cairo)
        cairo_pop_group_to_source(cairo)
        for case .layer(let mask, let opacity, let isInverse) in step.clips {
          cairo.mask(isInverse: isInverse, opacity: opacity) { draw(mask, with: cairo) }
        }
        cairo_set_operator(cairo, step.blend.cairo)
        cairo_paint_with_alpha(cairo, step.opacity)
      } else {
        draw(step, with: cairo)
      }
      cairo_restore(cairo)
    }
  }

  func draw(_ step: DrawingStep, with cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var matrix = cairo_matrix_t(step.transform)
    cairo_transform(cairo, &matrix)
    cairo_translate(cairo, step.frame.minX, step.frame.minY)
    let size = step.frame.size
    switch step.content {
    case .shape(let shape): draw(shape, in: size, with: cairo)
    case .text(let text): cairo.draw { self.draw(text, in: size, on: $0) }
    case .image(let image): cairo.draw { self.draw(image, in: size, on: $0) }
    case .group(let steps): draw(steps, with: cairo)
    }
  }

  private func draw(_ shape: ShapeContent, in size: Size, with cairo: OpaquePointer) {
    if shape.hasShadows { return cairo.draw { self.draw(shape, in: size, on: $0) } }
    cairo_new_path(cairo)
    let path = shape.outline.path(in: size)
    cairo.add(path)
    if let fill = shape.fill {
      setSource(fill, across: size, of: cairo)
      cairo.setFillRule(isEvenOdd: shape.isEvenOdd)
      cairo_fill(cairo)
    } else if let stroke = shape.stroke {
      setSource(stroke.paint, across: size, of: cairo)
      cairo.stroke(stroke.style.drawn(along: path))
    }
  }
}

extension ShapeContent {
  fileprivate var hasShadows: Bool {
    fill?.shadows.isEmpty == false || stroke?.paint.shadows.isEmpty == false
  }
}

extension DrawingStep {
  /// Whether it is drawn by itself before it is put in front of what is behind it.
  fileprivate var isApart: Bool {
    opacity < 1 || blend != .normal || !filters.isEmpty
      || clips.contains { if case .layer = $0 { true } else { false } }
  }
}

extension cairo_matrix_t {
  fileprivate init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}

/// Drawing what was drawn on a canvas with cairo.
extension OpaquePointer {
  fileprivate func clip(to path: PortableUI.Path, isEvenOdd: Bool) {
    cairo_new_path(self)
    add(path)
    setFillRule(isEvenOdd: isEvenOdd)
    cairo_clip(self)
  }

  /// Leaves of the source what is where `body` draws something, or where it does not.
  fileprivate func mask(isInverse: Bool, opacity: Double, _ body: () -> Void) {
    let source = cairo_pattern_reference(cairo_get_source(self))
    cairo_push_group(self)
    body()
    var mask = cairo_pop_group(self)
    if isInverse || opacity < 1 {
      cairo_push_group(self)
      if isInverse {
        cairo_set_source_rgba(self, 0, 0, 0, 1)
        cairo_paint(self)
        cairo_set_operator(self, CAIRO_OPERATOR_DEST_OUT)
      }
      cairo_set_source(self, mask)
      cairo_paint_with_alpha(self, opacity)
      cairo_pattern_destroy(mask)
      mask = cairo_pop_group(self)
    }
    cairo_push_group(self)
    cairo_set_source(self, source)
    cairo_mask(self, mask)
    cairo_pattern_destroy(mask)
    cairo_pattern_destroy(source)
    cairo_pop_group_to_source(self)
  }

  /// Draws what `body` draws on a snapshot.
  fileprivate func draw(_ body: (OpaquePointer) -> Void) {
    let snapshot = gtk_snapshot_new()!
    body(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    gsk_render_node_draw(node, self)
    gsk_render_node_unref(node)
  }
}
