import Foundation
import PortableUI

struct LooksPage: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .white, .black, .primary, .secondary, .accentColor,
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(colors, id: \.self) { color in
        HStack {
          color.frame(width: 60, height: 16)
          Text(verbatim: "\(color)").foregroundStyle(color)
        }
      }
    }
    .padding()
  }
}
