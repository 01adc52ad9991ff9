import SwiftUI

/// Colours, gradients and what is done to them.
struct PaintLooks: View {
  var body: some View {
    Samples {
      Sample("LinearGradient") {
        tile.foregroundStyle(.linearGradient(colors, startPoint: .top, endPoint: .bottom))
      }
      Sample("RadialGradient") {
        tile.foregroundStyle(
          .radialGradient(colors, center: .center, startRadius: 0, endRadius: 40))
      }
      Sample("AngularGradient") {
        tile.foregroundStyle(
          .angularGradient(colors, center: .center, startAngle: .zero, endAngle: .degrees(360)))
      }
      Sample("hierarchy") { levels.foregroundStyle(.blue) }
      Sample("shadow") { tile.foregroundStyle(.orange).shadow(radius: 4, y: 3) }
      Sample("blur") { face.blur(radius: 2) }
      Sample("brightness") { face.brightness(0.3) }
      Sample("contrast") { face.contrast(0.4) }
      Sample("saturation") { face.saturation(0.2) }
      Sample("hueRotation") { face.hueRotation(.degrees(120)) }
      Sample("grayscale") { face.grayscale(1) }
      Sample("colorInvert") { face.colorInvert() }
      Sample("blendMode") { blended }
      Sample("mask") { tile.foregroundStyle(.green).mask { Text("MASK").bold() } }
      Sample("clipShape") { face.clipShape(.circle) }
      Sample("material") {
        Text("Glass").padding(10).background(.regularMaterial).background(.pink)
      }
      Sample("rotationEffect") { face.rotationEffect(.degrees(20)) }
      Sample("rotation3DEffect") { face.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
      Sample("scaleEffect") { face.scaleEffect(0.6, anchor: .bottom) }
    }
  }

  private var colors: Gradient { Gradient(colors: [.yellow, .red, .purple]) }

  private var tile: some View { RoundedRectangle(cornerRadius: 8).frame(width: 72, height: 44) }

  private var face: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    .frame(width: 72, height: 44)
  }

  private var levels: some View {
    HStack(spacing: 4) {
      Circle().fill(.primary)
      Circle().fill(.secondary)
      Circle().fill(.tertiary)
      Circle().fill(.quaternary)
    }
    .frame(width: 90, height: 24)
  }

  private var blended: some View {
    ZStack {
      Circle().fill(.yellow).frame(width: 36).offset(x: -10)
      Circle().fill(.cyan).frame(width: 36).offset(x: 10).blendMode(.multiply)
    }
    .compositingGroup()
  }
}
