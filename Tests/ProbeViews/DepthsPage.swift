import Foundation
import PortableUI

/// Things that lie in front of others, in another order than they are written in.
struct DepthsPage: View {
  @State private var name = ""

  var body: some View {
    VStack {
      HStack {
        Button("Front") {}.zIndex(2)
        Button("Back") {}
        Text("Words").zIndex(1)
        Button("Middle") {}.zIndex(1)
      }
      ZStack {
        TextField("Name", text: $name).zIndex(1)
        Button("Below") {}.frame(width: 300)
      }
      Button("Last") {}
    }
    .padding()
  }
}
