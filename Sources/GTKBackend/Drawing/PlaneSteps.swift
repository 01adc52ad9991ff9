import CGTK
import CGTKWidgets
import Foundation
import LayoutEngine
import PortableUI

/// A transform of the plane as GSK has them: moved, turned, stretched, and turned again before that. Of
/// these steps it knows that they stay in the plane; a matrix it takes for a tilt.
extension CGTKPlane {
  init(_ transform: CGAffineTransform) {
    let (even, uneven) = ((transform.a + transform.d) / 2, (transform.a - transform.d) / 2)
    let (shear, turn) = ((transform.b + transform.c) / 2, (transform.b - transform.c) / 2)
    let (sum, difference) = (hypot(even, turn), hypot(uneven, shear))
    let (first, second) = (atan2(shear, uneven), atan2(turn, even))
    func degrees(_ radians: CGFloat) -> Float { Float(radians * 180 / .pi) }
    self.init(
      x: Float(transform.tx), y: Float(transform.ty), turn: degrees((second + first) / 2),
      x_scale: Float(sum + difference), y_scale: Float(sum - difference),
      first_turn: degrees((second - first) / 2))
  }

  /// Whether nothing is left to be seen.
  var isFlat: Bool { x_scale == 0 || y_scale == 0 }
}

extension OpaquePointer {
  /// Moves, turns and stretches what is drawn on this snapshot from now on.
  func apply(_ plane: CGTKPlane) {
    var offset = graphene_point_t(x: plane.x, y: plane.y)
    gtk_snapshot_translate(self, &offset)
    gtk_snapshot_rotate(self, plane.turn)
    gtk_snapshot_scale(self, plane.x_scale, plane.y_scale)
    gtk_snapshot_rotate(self, plane.first_turn)
  }
}
