import Foundation
import PortableUI

/// Colours that become one with those behind them.
struct BlendingPage: View {
  private let modes: [[BlendMode]] = [
    [.normal, .multiply, .screen, .overlay, .darken],
    [.lighten, .colorDodge, .colorBurn, .softLight, .hardLight],
    [.difference, .exclusion, .hue, .saturation, .color],
    [.luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusLighter],
  ]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<4) { row in
        HStack(spacing: 12) {
          ForEach(0..<5) { column in swatch(modes[row][column]) }
        }
      }
      HStack(spacing: 12) {
        Color.white.colorMultiply(.orange)
        Color.yellow.colorMultiply(Color(red: 0.5, green: 1, blue: 1))
        Text("Words").foregroundStyle(.white).colorMultiply(.green)
        Color.blue.clipShape(AnyShape(Circle()))
      }
      .frame(height: 50)
    }
    .padding()
  }

  private func swatch(_ mode: BlendMode) -> some View {
    ZStack {
      Circle().fill(Color(red: 0.9, green: 0.5, blue: 0.2)).offset(x: -8)
      Circle().fill(Color(red: 0.2, green: 0.6, blue: 0.9)).offset(x: 8).blendMode(mode)
    }
    .compositingGroup()
    .frame(width: 64, height: 48)
  }
}
