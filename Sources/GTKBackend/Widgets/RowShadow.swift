import CGTK
import LayoutEngine
import PortableUI

/// The shadow of the card that rows of a list are together, as far as one row casts it.
///
/// A row with a shadow of its own would cast it on the row beside it as well: between two there is none.
struct RowShadow {
  let size: Size
  let hasRoundTop: Bool
  let hasRoundBottom: Bool

  /// Those that cards of the desktop have: how far down, how blurred, how much larger, how dark.
  private static let parts: [(y: Float, blur: Float, spread: Float, alpha: Float)] = [
    (0, 0, 1, 0.03), (1, 3, 1, 0.07), (2, 6, 2, 0.03),
  ]

  /// How far it reaches.
  private static let reach = 12.0

  /// Draws it around the row.
  func draw(on snapshot: OpaquePointer) {
    // Where the card goes on, so does its outline: far enough that its end casts nothing here.
    let above = hasRoundTop ? 0 : 2 * Self.reach
    let below = hasRoundBottom ? 0 : 2 * Self.reach
    var card = graphene_rect_t(
      Rect(x: 0, y: -above, width: size.width, height: size.height + above + below))
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &card, 0)
    let (round, square) = (graphene_size_t(width: 12, height: 12), graphene_size_t())
    let (top, bottom) = (hasRoundTop ? round : square, hasRoundBottom ? round : square)
    outline.corner = (top, top, bottom, bottom)
    let (start, end) = (
      hasRoundTop ? -Self.reach : 0, hasRoundBottom ? size.height + Self.reach : size.height
    )
    snapshot.rounded(
      Rect(x: -Self.reach, y: start, width: size.width + 2 * Self.reach, height: end - start),
      radius: 0
    ) {
      for part in Self.parts {
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: part.alpha)
        gtk_snapshot_append_outset_shadow(
          snapshot, &outline, &color, 0, part.y, part.spread, part.blur)
      }
    }
  }
}
