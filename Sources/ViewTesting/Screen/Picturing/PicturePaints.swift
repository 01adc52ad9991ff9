import LayoutEngine
import PortableUI

/// Painting with pictures, as often as it takes.
extension SVGDrawing {
  /// What `paint` is in SVG, where it paints something in `frame`.
  mutating func ink(_ paint: PicturePaint, in frame: Rect) -> Ink {
    let size = ControlMetrics.size(of: .image(paint.image), for: .unspecified)
    guard let tile = paint.tile(of: size) else { return Ink("none") }
    let name = newName("pattern")
    let corner = frame.origin + paint.origin
    add(
      "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" width=\"\(tile.width.text)\" "
        + "height=\"\(tile.height.text)\" "
        + "patternTransform=\"translate(\(corner.x.text) \(corner.y.text))\">")
    if paint.opacity < 1 { add("<g opacity=\"\(paint.opacity.text)\">") }
    draw(paint.image, in: paint.whole(around: tile))
    if paint.opacity < 1 { add("</g>") }
    add("</pattern>")
    return Ink("url(#\(name))")
  }
}
