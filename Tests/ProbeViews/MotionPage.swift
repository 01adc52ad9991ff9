import Foundation
import PortableUI

/// One thing of each kind that can move, and buttons that move them all.
struct MotionPage: View {
  @State private var isFar = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Color.red.frame(width: isFar ? 200 : 100, height: 20)
      Color.green.frame(width: 20, height: 20).offset(x: isFar ? 200 : 0)
      Color.orange.frame(width: 40, height: 40).scaleEffect(isFar ? 0.5 : 1)
      Color.black.frame(width: 40, height: 20).opacity(isFar ? 0 : 1)
      Color(red: isFar ? 1 : 0, green: 0, blue: isFar ? 0 : 1).frame(width: 40, height: 20)
      ZStack {
        if isFar { Color.black.frame(width: 40, height: 20).transition(.opacity) }
      }
      .frame(width: 40, height: 20)
      Button("Go") { withAnimation(.linear(duration: 1)) { isFar = true } }
      Button("Back") { withAnimation(.linear(duration: 1)) { isFar = false } }
      Button("Spring") { withAnimation(.spring(duration: 0.1)) { isFar = true } }
      Text(verbatim: isFar ? "far" : "near")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }
}
