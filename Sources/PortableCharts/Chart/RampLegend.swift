import Foundation
import PortableUI

/// Colours that stand for numbers or dates, with the least and the greatest.
struct RampLegend: View {
  let ramp: ColorRamp
  let values: EnvironmentValues
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 5) {
      Text(verbatim: ramp.kind.datum(ramp.lower).words(in: values))
      Canvas { context, size in
        if direction == .rightToLeft { context.mirror(across: size.width) }
        let count = 50
        let width = size.width / CGFloat(count)
        for index in 0..<count {
          let part = Double(index) / Double(count - 1)
          let cell = Path(
            CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height))
          for layer in ramp.layers(for: ramp.amount(at: part)) {
            context.opacity = layer.opacity
            context.fill(cell, with: .style(layer.style))
          }
        }
      }
      .frame(width: 100, height: 8)
      .accessibilityHidden(true)
      Text(verbatim: ramp.kind.datum(ramp.upper).words(in: values))
    }
  }
}
