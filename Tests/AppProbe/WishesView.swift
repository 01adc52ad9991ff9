import Foundation
import PortableUI

/// Says what a person has asked of all apps.
struct WishesView: View {
  @Environment(\.accessibilityReduceMotion) private var isStill
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var side = 100

  var body: some View {
    VStack {
      Text(isStill ? "Nothing moves" : "Things move")
      Text("The contrast is \(String(describing: contrast))")
      Text("Letters are \(String(describing: typeSize))")
      Text("A side of \(Int(side))")
      Text("The size of the desktop")
      Text("The usual size").dynamicTypeSize(.large)
      Text("A font with a size").font(.custom("DejaVu Sans", size: 13))
      Text("iiiiiiiiii").font(.custom("DejaVu Sans Mono", size: 13))
      Color.accentColor.frame(width: 40, height: 40)
    }
    .padding()
  }
}
