import Foundation
import PortableUI

struct LayersPage: View {
  @State private var log = ""

  var body: some View {
    VStack {
      HStack {
        Text("Half").opacity(0.5)
        Text("Gone").opacity(0)
        Text("Hidden").hidden()
        Text("Scaled").scaleEffect(1.5)
      }
      ZStack {
        Color.red.zIndex(1).frame(width: 40, height: 40)
        Color.blue.frame(width: 80, height: 80)
      }
      Text("Tap").onTapGesture { log += "1" }
      Color.green.frame(width: 60, height: 30).onTapGesture(count: 2) { log += "2" }
        .accessibilityLabel("Twice")
      ZStack {
        Button("Behind") { log += "b" }
        Color.gray.opacity(0.3).frame(width: 120, height: 20).allowsHitTesting(false)
      }
      ZStack {
        Button("Covered") { log += "c" }
        Color.gray.opacity(0.3).frame(width: 140, height: 40)
      }
      Text(verbatim: "log: \(log)")
    }
    .padding()
  }
}
