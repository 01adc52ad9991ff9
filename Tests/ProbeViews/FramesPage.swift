import Foundation
import PortableUI

/// Views whose frames do not depend on how large letters are.
struct FramesPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 30)
        Color.green.frame(minWidth: 20, maxWidth: .infinity, minHeight: 30, maxHeight: 30)
        Rectangle().fill(.blue).frame(width: 33.5, height: 20)
      }
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 8).fill(.orange)
        Circle().stroke(.black, lineWidth: 2).frame(width: 24, height: 24).padding(6)
      }
      .frame(height: 80)
      HStack {
        Color.purple.frame(width: 50, height: 50).scaleEffect(0.5)
        Color.pink.frame(width: 50, height: 50).offset(x: 10, y: -5)
        Spacer()
        Color.teal.frame(width: 50, height: 50).clipShape(Circle()).opacity(0.7)
      }
      Divider()
      Button {
      } label: {
        Color.yellow.frame(width: 60, height: 20)
      }.buttonStyle(.plain)
      Color.gray
        .overlay(alignment: .bottom) { Color.black.frame(width: 30, height: 10) }
        .background(alignment: .top) { Color.white.frame(width: 500, height: 4) }
        .frame(width: 120, height: 60)
    }
    .padding(20)
  }
}
