package import LayoutEngine

/// A picture that something is painted with, as often as it takes, once it is known where it is shown.
package struct PicturePaint: Hashable, Sendable {
  /// The picture.
  package let image: ImageContent

  /// What of it is seen, in parts of its width and its height.
  package let part: Rect

  /// How many times as large as by itself it is seen.
  package let scale: Double

  /// How opaque it is, from 0 to 1.
  package var opacity = 1.0

  /// Where the corner of one of the pictures is, counted from the corner of what is painted.
  package var origin = Point.zero

  /// How large each of them is, where the whole picture is of `size` by itself; `nil` where nothing is seen of it.
  package func tile(of size: Size) -> Size? {
    let tile = Size(
      width: size.width * part.size.width * scale, height: size.height * part.size.height * scale)
    return tile.width > 0.01 && tile.height > 0.01 ? tile : nil
  }

  /// The frame of the whole picture, where what is seen of it fills `tile` from its corner on.
  package func whole(around tile: Size) -> Rect {
    let size = Size(width: tile.width / part.size.width, height: tile.height / part.size.height)
    return Rect(
      x: -part.minX * size.width, y: -part.minY * size.height, width: size.width,
      height: size.height)
  }
}
