import Foundation
import PortableUI

/// Buttons side by side, of which one is drawn elsewhere and slanted.
struct TransformsPage: View {
  @State private var presses = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("presses: \(presses)")
      HStack(spacing: 0) {
        Button("Plain") {}
        Button("Moved") { presses += 1 }
          .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 20, ty: 200))
      }
      Color.blue.frame(width: 80, height: 40)
        .transformEffect(CGAffineTransform(rotationAngle: 0.5))
      HStack(spacing: 40) {
        Text("turned away").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        Text("from behind").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        Text("in the plane").rotation3DEffect(.degrees(20), axis: (x: 0, y: 0, z: 1))
      }
    }
  }
}
