import Foundation
import PortableUI

/// What closures draw: paths, words and pictures, moved, clipped and in one with others.
struct CanvasPage: View {
  private let rainbow = Gradient(colors: [.red, .yellow, .blue])

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Canvas { context, size in paths(&context, size) }.frame(width: 150, height: 110)
        Canvas { context, size in gradients(&context, size) }.frame(width: 150, height: 110)
      }
      HStack(spacing: 12) {
        Canvas { context, size in words(&context, size) }.frame(width: 150, height: 110)
        Canvas { context, size in layers(&context, size) }.frame(width: 150, height: 110)
      }
    }
    .padding()
  }

  private func paths(_ context: inout GraphicsContext, _ size: CGSize) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow.opacity(0.3)))
    for index in 0..<6 {
      var arm = context
      arm.translateBy(x: 40, y: 40)
      arm.rotate(by: .degrees(Double(index) * 60))
      arm.opacity = 1 - Double(index) * 0.15
      arm.fill(
        Path(roundedRect: CGRect(x: 8, y: -4, width: 26, height: 8), cornerRadius: 4),
        with: .color(.blue))
    }
    var pie = Path()
    pie.move(to: CGPoint(x: 110, y: 40))
    pie.addArc(
      center: CGPoint(x: 110, y: 40), radius: 30, startAngle: .degrees(-90), endAngle: .degrees(30),
      clockwise: false)
    pie.closeSubpath()
    context.fill(pie, with: .color(.green))
    context.stroke(
      pie, with: .color(.black), style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [6, 3]))
    var stretched = context
    stretched.scaleBy(x: 3, y: 1)
    stretched.stroke(
      Path(ellipseIn: CGRect(x: 10, y: 82, width: 20, height: 20)), with: .foreground, lineWidth: 2)
    // Nothing of it is seen outside.
    context.fill(Path(ellipseIn: CGRect(x: 130, y: 90, width: 60, height: 60)), with: .color(.red))
  }

  private func gradients(_ context: inout GraphicsContext, _ size: CGSize) {
    context.fill(
      Path(CGRect(x: 0, y: 0, width: 150, height: 30)),
      with: .linearGradient(
        rainbow, startPoint: CGPoint(x: 30, y: 0), endPoint: CGPoint(x: 120, y: 0)))
    context.fill(
      Path(ellipseIn: CGRect(x: 0, y: 40, width: 60, height: 60)),
      with: .radialGradient(rainbow, center: CGPoint(x: 30, y: 70), startRadius: 5, endRadius: 30))
    context.fill(
      Path(ellipseIn: CGRect(x: 80, y: 40, width: 60, height: 60)),
      with: .conicGradient(rainbow, center: CGPoint(x: 110, y: 70)))
    context.stroke(
      Path { $0.addLines([CGPoint(x: 0, y: 106), CGPoint(x: 150, y: 106)]) },
      with: .style(.linearGradient(rainbow, startPoint: .leading, endPoint: .trailing)),
      lineWidth: 6)
  }

  private func words(_ context: inout GraphicsContext, _ size: CGSize) {
    let title = context.resolve(Text("Canvas").font(.title).bold())
    let room = title.measure(in: size)
    let frame = CGRect(origin: CGPoint(x: 4, y: 4), size: room)
    context.stroke(Path(frame), with: .color(.red))
    context.draw(title, in: frame)
    context.draw(
      Text("the quick brown fox jumps").foregroundColor(.purple),
      in: CGRect(x: 4, y: 44, width: 90, height: 60))
    var turned = context
    turned.translateBy(x: 125, y: 60)
    turned.rotate(by: .degrees(90))
    turned.draw(Text("turned"), at: .zero)
    var star = context.resolve(Image(systemName: "star.fill"))
    star.shading = .color(.orange)
    context.draw(star, in: CGRect(x: 94, y: 78, width: 24, height: 24))
  }

  private func layers(_ context: inout GraphicsContext, _ size: CGSize) {
    let (one, other) = (
      Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50)),
      Path(ellipseIn: CGRect(x: 30, y: 5, width: 50, height: 50))
    )
    var pale = context
    pale.opacity = 0.5
    pale.drawLayer { layer in
      layer.fill(one, with: .color(.red))
      layer.fill(other, with: .color(.blue))
    }
    var clipped = context
    clipped.clip(to: Path(ellipseIn: CGRect(x: 95, y: 5, width: 50, height: 50)))
    clipped.fill(Path(CGRect(x: 90, y: 5, width: 30, height: 50)), with: .color(.green))
    clipped.clip(to: Path(CGRect(x: 120, y: 20, width: 12, height: 12)), options: .inverse)
    clipped.fill(Path(CGRect(x: 120, y: 5, width: 30, height: 50)), with: .color(.orange))
    context.fill(Path(CGRect(x: 10, y: 65, width: 60, height: 30)), with: .color(.yellow))
    var blended = context
    blended.blendMode = .multiply
    blended.fill(Path(CGRect(x: 40, y: 75, width: 60, height: 30)), with: .color(.cyan))
    var holes = Path(CGRect(x: 110, y: 65, width: 35, height: 35))
    holes.addRect(CGRect(x: 118, y: 73, width: 19, height: 19))
    context.fill(holes, with: .color(.purple), style: FillStyle(eoFill: true))
  }
}
