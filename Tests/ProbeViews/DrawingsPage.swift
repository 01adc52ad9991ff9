import Foundation
import PortableUI

/// Views that are drawn on canvases, and what becomes of what is drawn.
struct DrawingsPage: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        stamps
        canvas { melted(&$0) }
      }
      HStack(spacing: 12) {
        canvas { filtered(&$0) }
        canvas { clipped(&$0) }
      }
    }
    .padding()
  }

  private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View {
    Canvas { context, _ in draw(&context) }.frame(width: 160, height: 120).border(.separator)
  }

  private var stamps: some View {
    Canvas { context, _ in
      guard let badge = context.resolveSymbol(id: "badge"),
        let star = context.resolveSymbol(id: "star")
      else { return }
      context.draw(badge, at: CGPoint(x: 80, y: 24))
      context.draw(star, in: CGRect(x: 10, y: 50, width: 60, height: 60))
      context.opacity = 0.5
      context.rotate(by: .degrees(10))
      context.draw(badge, at: CGPoint(x: 130, y: 60))
    } symbols: {
      Text("Badge").foregroundStyle(.white).padding(.horizontal, 8).padding(.vertical, 3)
        .background(.red, in: .capsule).shadow(radius: 3, y: 2).tag("badge")
      ZStack {
        Circle().fill(.yellow.gradient)
        Rectangle().fill(.blue).frame(width: 10, height: 10).rotationEffect(.degrees(45))
        Rectangle().fill(.green).frame(width: 16, height: 6).offset(y: 9).blur(radius: 2)
      }
      .frame(width: 30, height: 30).clipShape(.rect(cornerRadius: 10)).tag("star")
    }
    .frame(width: 160, height: 120).border(.separator)
  }

  /// Two discs that come near each other.
  private func melted(_ context: inout GraphicsContext) {
    context.addFilter(.alphaThreshold(min: 0.5, color: .orange))
    context.addFilter(.blur(radius: 12))
    context.drawLayer { layer in
      for x in [50.0, 106] {
        layer.fill(
          Path(ellipseIn: CGRect(x: x - 26, y: 34, width: 52, height: 52)), with: .color(.black))
      }
    }
  }

  private func filtered(_ context: inout GraphicsContext) {
    let filters: [GraphicsContext.Filter] = [
      .blur(radius: 4), .shadow(color: .blue, radius: 3, x: 3, y: 3),
      .shadow(color: .blue, radius: 2, x: 3, y: 3, options: .shadowOnly), .colorInvert(),
      .grayscale(1), .colorMultiply(.yellow), .hueRotation(.degrees(120)), .luminanceToAlpha,
    ]
    for (index, filter) in filters.enumerated() {
      var copy = context
      copy.translateBy(x: 8 + CGFloat(index % 4) * 38, y: 14 + CGFloat(index / 4) * 54)
      copy.addFilter(filter)
      copy.fill(
        Path(roundedRect: CGRect(x: 2, y: 2, width: 26, height: 26), cornerRadius: 6),
        with: .color(Color(red: 0.9, green: 0.5, blue: 0.3)))
    }
  }

  private func clipped(_ context: inout GraphicsContext) {
    let stripes = Path { path in
      path.addRects((0..<8).map { CGRect(x: 0, y: $0 * 15, width: 160, height: 8) })
    }
    var inside = context
    inside.clipToLayer { layer in
      layer.draw(Text("Clip").font(.system(size: 44)).bold(), at: CGPoint(x: 80, y: 34))
    }
    inside.fill(stripes, with: .color(.purple))
    context.clipToLayer(options: .inverse) { layer in
      layer.fill(Path(ellipseIn: CGRect(x: 50, y: 66, width: 60, height: 44)), with: .color(.black))
    }
    context.fill(Path(CGRect(x: 10, y: 70, width: 140, height: 40)), with: .color(.teal))
  }
}
