import CGTK
import LayoutEngine

/// Drawing on a GTK snapshot.
extension OpaquePointer {
  /// Draws what `body` does further right and down.
  func moved(x: Double, y: Double = 0, _ body: () -> Void) {
    guard x != 0 || y != 0 else { return body() }
    gtk_snapshot_save(self)
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(self, &offset)
    body()
    gtk_snapshot_restore(self)
  }

  /// Draws what `body` does, as opaque as `opacity` says.
  func faded(to opacity: Double, _ body: () -> Void) {
    gtk_snapshot_push_opacity(self, opacity)
    body()
    gtk_snapshot_pop(self)
  }

  /// Fills a rectangle with round corners.
  func append(_ color: GdkRGBA, in rect: Rect, radius: Double = 0) {
    var color = color
    var bounds = graphene_rect_t(rect)
    guard radius > 0 else { return gtk_snapshot_append_color(self, &color, &bounds) }
    rounded(rect, radius: radius) { gtk_snapshot_append_color(self, &color, &bounds) }
  }

  /// Draws the frame of what is of `size`, inside of it.
  func append(frameOf size: Size, width: Double, _ color: GdkRGBA) {
    for edge in [
      Rect(x: 0, y: 0, width: size.width, height: width),
      Rect(x: 0, y: size.height - width, width: size.width, height: width),
      Rect(x: 0, y: width, width: width, height: size.height - 2 * width),
      Rect(x: size.width - width, y: width, width: width, height: size.height - 2 * width),
    ] where edge.size.height > 0 { append(color, in: edge) }
  }

  /// Draws what `body` does inside a rectangle with round corners only.
  func rounded(_ rect: Rect, radius: Double, _ body: () -> Void) {
    var bounds = graphene_rect_t(rect)
    if radius > 0 {
      var outline = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
      gtk_snapshot_push_rounded_clip(self, &outline)
    } else {
      gtk_snapshot_push_clip(self, &bounds)
    }
    body()
    gtk_snapshot_pop(self)
  }

  /// Draws the bar that stands for content that is not there yet.
  func appendBar(_ frame: Rect, _ foreground: GdkRGBA) {
    let height = (frame.size.height * 0.7).rounded()
    let bar = Rect(
      x: frame.minX, y: frame.minY + ((frame.size.height - height) / 2).rounded(),
      width: frame.size.width, height: height)
    append(foreground.faded(to: 0.18), in: bar, radius: min(4, height / 2))
  }
}
