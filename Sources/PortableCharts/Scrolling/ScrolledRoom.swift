import Foundation

/// How much room all of a scrolled plot takes, of which a part is seen.
struct ScrolledRoom: Equatable {
  /// How large what is seen is, and which part of the whole.
  let size: CGSize
  let part: CGSize

  /// Whether the plot begins on the right. Scroll views count from the left in any case.
  let isMirrored: Bool

  var whole: CGSize {
    CGSize(width: size.width / part.width, height: size.height / part.height)
  }

  /// Where what is seen begins, in parts of the whole, from where people begin to read.
  func start(at offset: CGPoint) -> CGPoint {
    let x = isMirrored ? whole.width - size.width - offset.x : offset.x
    return CGPoint(x: x / whole.width, y: offset.y / whole.height)
  }

  /// Where a scroll view is then.
  func offset(at start: CGPoint) -> CGPoint {
    let x = start.x * whole.width
    return CGPoint(
      x: isMirrored ? whole.width - size.width - x : x, y: start.y * whole.height)
  }

  /// The same beginning, or the nearest with as much behind it as is seen.
  func clamped(_ start: CGPoint) -> CGPoint {
    CGPoint(
      x: max(0, min(start.x, 1 - part.width)), y: max(0, min(start.y, 1 - part.height)))
  }
}
