import Foundation
package import LayoutEngine

/// Something that can be touched: an element, or what a backend keeps in its place.
@MainActor
package protocol Touchable: Speakable {
  /// Where it is in what is around it.
  var frame: Rect { get }
}

extension Touchable {
  /// Whether a touch at `point` of it counts: a `contentShape` of it, or of the one thing that it is
  /// around, may say that it does not.
  package func takesTouch(at point: Point) -> Bool {
    var (current, point) = (self, point)
    while case .layer(let layer) = current.content {
      if let shape = layer.looks.touchShape {
        let path = shape.path(in: current.frame.size)
        return path.contains(CGPoint(x: point.x, y: point.y))
      }
      guard current.children.count == 1 else { return true }
      current = current.children[0]
      point = point - current.frame.origin
    }
    return true
  }
}

extension Element: Touchable {}
