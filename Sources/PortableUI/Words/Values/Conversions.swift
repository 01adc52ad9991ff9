import Foundation
import LayoutEngine

// What apps speak of, and what the layout does.

extension Point {
  init(_ point: UnitPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  /// The same room, as far as it can be shown.
  init(_ rect: CGRect) {
    self.init(
      x: Showable.coordinate(Double(rect.minX)), y: Showable.coordinate(Double(rect.minY)),
      width: Showable.length(Double(rect.width)), height: Showable.length(Double(rect.height)))
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}
