import Foundation
import PortableUI

struct TextsPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Font.TextStyle.allCases, id: \.self) { style in
        Text(verbatim: "\(style)").font(.system(style))
      }
      HStack(alignment: .firstTextBaseline) {
        Text("Small").font(.caption)
        Text("Large").font(.largeTitle)
        Image(systemName: "star")
        Text("mono").font(.system(.body, design: .monospaced))
        Text("serif").font(.system(.body, design: .serif))
        Text("bold").bold()
        Text("italic").font(.body.italic())
      }
      Text("The quick brown fox jumps over the lazy dog and runs through the forest until night.")
        .frame(width: 200)
      Text("The quick brown fox jumps over the lazy dog and runs through the forest until night.")
        .lineLimit(2).multilineTextAlignment(.trailing).frame(width: 200)
      Text("Centred\nin lines of\nits own").multilineTextAlignment(.center)
      Text("Not there yet, but soon").redacted(reason: .placeholder)
      HStack {
        Text("red").foregroundStyle(.red)
        Text("secondary").foregroundStyle(.secondary)
        Text("日本語 Wörld 👩‍👩‍👧")
      }
    }
    .padding()
  }
}
