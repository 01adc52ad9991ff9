import Foundation
import LayoutEngine

/// Where a pointer is, seen from a view with a gesture.
@MainActor
struct GesturePlace {
  /// The place in the window.
  let global: CGPoint

  /// The view's box; nothing for what only its window knows.
  let box: Box?

  /// The place in the view.
  var local: CGPoint {
    guard let box, let map = box.mapOutward(until: { _ in false }).inverted() else { return global }
    return map.transform(global)
  }

  /// The size of the view.
  var size: Size { box?.record.frame.size ?? .zero }
}

extension Box {
  /// How places in this box become places in the first box around it that is `goal`, or else in the
  /// window: moved, scrolled, stretched and turned.
  func mapOutward(until isGoal: (Box) -> Bool) -> AffineTransform {
    var map = AffineTransform.identity
    var current = self
    while true {
      current.stretch(&map)
      let origin = current.record.frame.origin
      map.append(AffineTransform(translationByX: origin.x, byY: origin.y))
      guard let outer = current.parent else { return map }
      let seen = outer.seen(.zero)
      map.append(AffineTransform(translationByX: seen.x, byY: seen.y))
      if isGoal(outer) { return map }
      current = outer
    }
  }

  /// Adds what the layer of this box does with what is drawn in it.
  private func stretch(_ map: inout AffineTransform) {
    guard case .layer(let layer)? = element?.content else { return }
    let size = record.frame.size
    // A stretching goes around a turn, and that around all else, as it is drawn.
    if let transform = layer.looks.transform?.transform(in: size) {
      map.append(
        AffineTransform(
          m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
          tX: transform.tx, tY: transform.ty))
    }
    if let rotation = layer.looks.rotation {
      around(rotation.anchor, of: size, &map) {
        $0.append(AffineTransform(rotationByRadians: rotation.radians))
      }
    }
    if let scale = layer.scale {
      around(scale.anchor, of: size, &map) {
        $0.append(AffineTransform(scaleByX: scale.x, byY: scale.y))
      }
    }
  }

  private func around(
    _ anchor: Point, of size: Size, _ map: inout AffineTransform,
    _ change: (inout AffineTransform) -> Void
  ) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    map.append(AffineTransform(translationByX: -x, byY: -y))
    change(&map)
    map.append(AffineTransform(translationByX: x, byY: y))
  }
}
