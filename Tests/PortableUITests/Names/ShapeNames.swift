import Foundation
import PortableUI

extension NameProof {
  @MainActor private static var bar: Rectangle { Rectangle() }

  static let shapes: [NameProof] = outlines + lines + paths + drawings

  private static let outlines: [NameProof] = [
    NameProof("Rectangle", Circle()) { _ in Rectangle() },
    NameProof("RoundedRectangle", bar) { _ in RoundedRectangle(cornerRadius: 9) },
    NameProof("UnevenRoundedRectangle", bar) { _ in
      UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 20)
    },
    NameProof("Capsule", bar.frame(height: 40)) { _ in Capsule().frame(height: 40) },
    NameProof("Circle", bar) { _ in Circle() },
    NameProof("Ellipse", Capsule().frame(height: 40)) { _ in Ellipse().frame(height: 40) },
    NameProof("AnyShape", bar) { _ in AnyShape(Circle()) },
    NameProof("Shape", bar) { _ in Wedge(part: 0.5) },
    NameProof("rect(cornerRadius:)", Color.red) { $0.clipShape(.rect(cornerRadius: 9)) },
    NameProof("InsettableShape", bar) { $0.inset(by: 20) },
    NameProof("trim", Circle()) { $0.trim(from: 0, to: 0.3) },
    NameProof("Shape.rotation", bar) { $0.rotation(.degrees(20)) },
    NameProof("Shape.scale", bar) { $0.scale(0.5) },
    NameProof("Shape.offset", bar) { $0.offset(x: 9) },
    NameProof("Shape.size", bar) { $0.size(width: 20, height: 9) },
    NameProof("Shape.transform", bar) { $0.transform(CGAffineTransform(scaleX: 0.5, y: 1)) },
    NameProof("union", bar.size(width: 9, height: 9)) { $0.union(Circle().scale(0.5)) },
    NameProof("intersection", bar) { $0.intersection(Circle()) },
    NameProof("subtracting", bar) { $0.subtracting(Circle()) },
    NameProof("symmetricDifference", bar) { $0.symmetricDifference(Circle()) },
    NameProof("lineIntersection", bar.stroke(.red)) { _ in
      bar.lineIntersection(Circle().scale(1.2)).stroke(.red)
    },
    NameProof("lineSubtraction", bar.stroke(.red)) { _ in
      bar.lineSubtraction(Circle().scale(1.2)).stroke(.red)
    },
  ]

  private static let lines: [NameProof] = [
    NameProof("fill", bar) { $0.fill(.red) },
    NameProof("FillStyle", star.fill(.red)) { _ in star.fill(.red, style: FillStyle(eoFill: true))
    },
    NameProof("stroke", bar) { $0.stroke(.red) },
    NameProof("stroke(lineWidth:)", bar.stroke(.red)) { _ in bar.stroke(.red, lineWidth: 9) },
    NameProof("strokeBorder", bar.stroke(.red, lineWidth: 9)) { _ in
      bar.strokeBorder(.red, lineWidth: 9)
    },
    NameProof("StrokeStyle(dash:)", bar.stroke(.red)) { _ in
      bar.stroke(.red, style: StrokeStyle(dash: [4, 2]))
    },
    NameProof("StrokeStyle(lineCap:)", star.stroke(.red, lineWidth: 9)) { _ in
      star.stroke(.red, style: StrokeStyle(lineWidth: 9, lineCap: .round))
    },
    NameProof("StrokeStyle(lineJoin:)", star.stroke(.red, lineWidth: 9)) { _ in
      star.stroke(.red, style: StrokeStyle(lineWidth: 9, lineJoin: .bevel))
    },
    NameProof("fill and stroke", bar.fill(.red)) { $0.stroke(.blue, lineWidth: 4) },
  ]

  private static let paths: [NameProof] = [
    path("move") { path in
      path.move(to: CGPoint(x: 50, y: 0))
      path.addLine(to: .zero)
    },
    path("addLine") { $0.addLine(to: CGPoint(x: 90, y: 9)) },
    path("addLines") { $0.addLines([.zero, CGPoint(x: 9, y: 90), CGPoint(x: 90, y: 90)]) },
    path("addRect") { $0.addRect(CGRect(x: 5, y: 5, width: 50, height: 50)) },
    path("addRoundedRect") {
      $0.addRoundedRect(
        in: CGRect(x: 5, y: 5, width: 50, height: 50), cornerSize: CGSize(width: 9, height: 9))
    },
    path("addEllipse") { $0.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50)) },
    path("addArc") {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
    },
    path("addRelativeArc") {
      $0.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(90))
    },
    path("addQuadCurve") { $0.addQuadCurve(to: CGPoint(x: 90, y: 9), control: .zero) },
    path("addCurve") {
      $0.addCurve(to: CGPoint(x: 90, y: 9), control1: .zero, control2: CGPoint(x: 0, y: 99))
    },
    path("addPath") { $0.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))) },
    path("closeSubpath") { $0.closeSubpath() },
    NameProof("applying", star) { $0.applying(CGAffineTransform(scaleX: 2, y: 2)) },
    NameProof("offsetBy", star) { $0.offsetBy(dx: 9, dy: 9) },
    NameProof("strokedPath", star) { $0.strokedPath(StrokeStyle(lineWidth: 3)) },
    NameProof("trimmedPath", star) { $0.trimmedPath(from: 0, to: 0.5) },
  ]

  private static let drawings: [NameProof] = [
    canvas("Canvas") { $0.fill(star, with: .color(.red)) },
    canvas("GraphicsContext.stroke") { $0.stroke(star, with: .color(.red), lineWidth: 3) },
    canvas("GraphicsContext.draw(Text)") { $0.draw(Text("A"), at: CGPoint(x: 50, y: 50)) },
    canvas("GraphicsContext.draw(Image)") {
      $0.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 50))
    },
    canvas("GraphicsContext.translateBy") { drawing in
      drawing.translateBy(x: 9, y: 9)
      drawing.fill(star, with: .color(.red))
    },
    canvas("GraphicsContext.drawLayer") { drawing in
      drawing.drawLayer { $0.fill(star, with: .color(.green)) }
    },
    canvas("GraphicsContext.opacity") { drawing in
      drawing.opacity = 0.5
      drawing.fill(star, with: .color(.red))
    },
    canvas("GraphicsContext.clip") { drawing in
      drawing.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
      drawing.fill(star, with: .color(.red))
    },
    NameProof("TimelineView", Text("A")) { _ in
      TimelineView(.everyMinute) { Text($0.date, format: .dateTime.hour()) }
    },
  ]

  private static func path(
    _ name: String, _ draw: @escaping @Sendable (inout Path) -> Void
  ) -> NameProof {
    NameProof("Path.\(name)", hook.stroke(.red)) { _ in
      var path = hook
      draw(&path)
      return path.stroke(.red)
    }
  }

  @MainActor private static var hook: Path {
    Path { $0.addLines([CGPoint(x: 9, y: 9), CGPoint(x: 40, y: 9), CGPoint(x: 40, y: 40)]) }
  }

  private static func canvas(
    _ name: String, _ draw: @escaping @MainActor @Sendable (inout GraphicsContext) -> Void
  ) -> NameProof {
    NameProof(name, Canvas { _, _ in }) { _ in Canvas { drawing, _ in draw(&drawing) } }
  }

  @MainActor private static var star: Path {
    Path { path in
      let points: [(CGFloat, CGFloat)] = [(50, 0), (80, 95), (0, 35), (99, 35), (20, 95)]
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    }
  }

  private struct Wedge: Shape {
    var part: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }
}
