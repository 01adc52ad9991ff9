import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

extension ElementDrawing {
  /// Draws what is inside of a layer, as that says.
  func draw(
    _ layer: LayerContent, of element: Element, in size: Size, on snapshot: OpaquePointer
  ) {
    if layer.isHidden || layer.isOnlyHeard { return }
    let opacity = layer.opacity
    guard opacity < 1 else { return drawPlaced(layer, of: element, in: size, on: snapshot) }
    snapshot.faded(to: opacity) { drawPlaced(layer, of: element, in: size, on: snapshot) }
  }

  private func drawPlaced(
    _ layer: LayerContent, of element: Element, in size: Size, on snapshot: OpaquePointer
  ) {
    let looks = layer.looks
    let stretch = Stretch(layer.scale, in: size)
    if stretch.isFlat { return }
    gtk_snapshot_save(snapshot)
    snapshot.move(x: stretch.x, y: stretch.y)
    gtk_snapshot_scale(snapshot, Float(stretch.width), Float(stretch.height))
    if let rotation = looks.rotation {
      let (x, y) = (rotation.anchor.x * size.width, rotation.anchor.y * size.height)
      snapshot.move(x: x, y: y)
      gtk_snapshot_rotate(snapshot, Float(rotation.radians * 180 / .pi))
      snapshot.move(x: -x, y: -y)
    }
    if let transform = looks.transform?.transform(in: size) {
      snapshot.apply(CGTKPlane(transform))
    }
    snapshot.with(looks, color: rgba) {
      // Lists have no ground of their own here: the window is.
      if looks.ground != nil {
        let ground = PortableUI.Color(.named(.window))
        snapshot.append(rgba(ground), in: Rect(origin: .zero, size: size))
      }
      drawClipped(layer, of: element, in: size, on: snapshot)
    }
    gtk_snapshot_restore(snapshot)
  }

  private func drawClipped(
    _ layer: LayerContent, of element: Element, in size: Size, on snapshot: OpaquePointer
  ) {
    guard let clip = layer.clip else { return drawMasked(layer, of: element, on: snapshot) }
    if let radius = clip.cornerRadius(in: size) {
      snapshot.rounded(Rect(origin: .zero, size: size), radius: radius) {
        drawMasked(layer, of: element, on: snapshot)
      }
    } else {
      snapshot.clipped(by: clip.path(in: size)) { drawMasked(layer, of: element, on: $0) }
    }
  }

  private func drawMasked(
    _ layer: LayerContent, of element: Element, on snapshot: OpaquePointer
  ) {
    guard layer.looks.part == .masked else { return drawInside(element, on: snapshot) }
    snapshot.masked {
      drawInside(element, on: $0)
    } by: { snapshot in
      for mask in element.children where mask.isMask { draw(mask, on: snapshot) }
    }
  }
}

extension OpaquePointer {
  fileprivate func move(x: Double, y: Double) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(self, &offset)
  }
}
