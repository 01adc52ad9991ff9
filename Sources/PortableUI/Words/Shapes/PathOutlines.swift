public import Foundation

extension Path {
  /// How far from its end a bent line's control point lies, as a part of the radius, so that the
  /// line is a quarter of a circle.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// An ellipse that touches the sides of `rect`.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with round corners, each a quarter of an ellipse and at most half a side long.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    let size = CGSize(width: width, height: height)
    addCorners(of: rect, sizes: [size, size, size, size])
  }

  /// A rectangle with round corners, each of its own radius.
  mutating func addCorners(
    of rect: CGRect, topTrailing: CGFloat, bottomTrailing: CGFloat, bottomLeading: CGFloat,
    topLeading: CGFloat
  ) {
    let radii = [topTrailing, bottomTrailing, bottomLeading, topLeading]
    addCorners(of: rect, sizes: radii.map { CGSize(width: $0, height: $0) })
  }

  /// The line around `rect`, clockwise from the middle of its trailing side, with the corners from the
  /// top trailing one on.
  private mutating func addCorners(of rect: CGRect, sizes: [CGSize]) {
    let corners: [(corner: CGPoint, inward: CGPoint, size: CGSize)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), sizes[1]),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), sizes[2]),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), sizes[3]),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), sizes[0]),
    ]
    let (top, bottom) = (rect.minY + sizes[0].height, rect.maxY - sizes[1].height)
    move(to: CGPoint(x: rect.maxX, y: (top + bottom) / 2))
    for (index, (corner, inward, size)) in corners.enumerated() {
      // The pieces at the corners go round; every second one begins at a level side.
      let level = CGPoint(x: corner.x + inward.x * size.width, y: corner.y)
      let upright = CGPoint(x: corner.x, y: corner.y + inward.y * size.height)
      let (start, end) = index.isMultiple(of: 2) ? (upright, level) : (level, upright)
      if index > 0 || bottom > top { addLine(to: start) }
      addCurve(
        to: end, control1: bend(start, corner), control2: bend(end, corner))
    }
    closeSubpath()
  }

  private func bend(_ end: CGPoint, _ corner: CGPoint) -> CGPoint {
    CGPoint(
      x: end.x + (corner.x - end.x) * Path.quarter, y: end.y + (corner.y - end.y) * Path.quarter)
  }
}

extension Path: Shape {
  /// The path itself, wherever it is shown.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
