import CGTK
import LayoutEngine
import PortableUI

/// What GSK does to a picture as a whole.
extension OpaquePointer {
  /// Adds what `body` draws to this snapshot, with the effects of `looks`.
  func with(_ looks: LayerLooks, color: (PortableUI.Color) -> GdkRGBA, _ body: () -> Void) {
    var depth = 0
    if let shadow = looks.shadow {
      var gsk = GskShadow(
        color: color(shadow.color), dx: Float(shadow.x), dy: Float(shadow.y),
        radius: Float(shadow.radius))
      gtk_snapshot_push_shadow(self, &gsk, 1)
      depth += 1
    }
    if looks.blur > 0 {
      gtk_snapshot_push_blur(self, looks.blur)
      depth += 1
    }
    if let filter = looks.filter {
      push(filter)
      depth += 1
    }
    if let multiplier = looks.multiplier {
      push(.multiplying(by: ColorMixture(color(multiplier))))
      depth += 1
    }
    body()
    for _ in 0..<depth { gtk_snapshot_pop(self) }
  }

  /// Adds what `body` draws, in other colours.
  func with(_ filter: ColorFilter, _ body: () -> Void) {
    push(filter)
    body()
    gtk_snapshot_pop(self)
  }

  /// Changes the colours of what is drawn from now on, until that ends.
  func push(_ filter: ColorFilter) {
    let numbers = filter.numbers.map(Float.init)
    // Graphene multiplies a row of parts by the matrix: what makes the new red is a column.
    var columns = (0..<4).flatMap { part in (0..<4).map { numbers[$0 * 5 + part] } }
    var (matrix, offset) = (graphene_matrix_t(), graphene_vec4_t())
    graphene_matrix_init_from_float(&matrix, &columns)
    graphene_vec4_init(&offset, numbers[4], numbers[9], numbers[14], numbers[19])
    gtk_snapshot_push_color_matrix(self, &matrix, &offset)
  }
}
