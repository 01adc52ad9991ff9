import SwiftUI

/// Outlines, filled and drawn.
struct ShapeLooks: View {
  var body: some View {
    Samples {
      Sample("Capsule") { Capsule().fill(.blue).frame(width: 72, height: 32) }
      Sample("Ellipse") { Ellipse().stroke(.blue, lineWidth: 2).frame(width: 72, height: 40) }
      Sample("trim") {
        Circle().trim(from: 0.1, to: 0.8).stroke(.blue, lineWidth: 4).frame(width: 40)
      }
      Sample("UnevenRoundedRectangle") {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.teal)
          .frame(width: 72, height: 44)
      }
      Sample("strokeBorder") {
        RoundedRectangle(cornerRadius: 10).strokeBorder(.teal, lineWidth: 6).frame(
          width: 72, height: 44)
      }
      Sample("dashes") {
        Rectangle().stroke(.teal, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
          .frame(width: 72, height: 44)
      }
      Sample("inset") { Circle().inset(by: 6).fill(.orange).frame(width: 44, height: 44) }
      Sample("Path") {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 40))
          path.addCurve(
            to: CGPoint(x: 72, y: 0), control1: CGPoint(x: 30, y: 40),
            control2: CGPoint(x: 40, y: 0))
        }
        .stroke(.orange, lineWidth: 3)
        .frame(width: 72, height: 44)
      }
      Sample("a shape of one's own") { Star(points: 5).fill(.orange).frame(width: 44, height: 44) }
      Sample("Canvas") { dots.frame(width: 72, height: 44) }
      Sample("TimelineView") {
        TimelineView(.everyMinute) { Text($0.date, style: .time).monospacedDigit() }
      }
    }
  }

  private var dots: some View {
    Canvas { context, size in
      for step in 0..<6 {
        let x = size.width * CGFloat(step) / 6
        context.fill(
          Path(ellipseIn: CGRect(x: x, y: size.height / 2 - 5, width: 10, height: 10)),
          with: .color(.purple.opacity(Double(step + 1) / 6)))
      }
    }
  }
}

/// A star with any number of points.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      let corners = (0..<points * 2).map { index in
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let radius = min(rect.width, rect.height) / (index.isMultiple(of: 2) ? 2 : 5)
        return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      }
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}
