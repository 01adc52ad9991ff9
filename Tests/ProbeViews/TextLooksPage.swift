import Foundation
import PortableUI

/// Texts that are set in other ways than usual.
struct TextLooksPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck out").strikethrough()
      Text("Both, bold").underline().strikethrough().bold()
      Text("Far apart").tracking(4)
      Text("Near").kerning(-1)
      VStack(alignment: .leading) {
        Text("111.11").monospacedDigit()
        Text("888.88").monospacedDigit()
        Text("let code = 1").monospaced()
      }
      Text("capitals").textCase(.uppercase)
      Text("Lines that are\nfurther apart\nthan usual").lineSpacing(8)
      VStack(alignment: .leading) {
        Text("A text that is too long for its place").truncationMode(.head)
        Text("A text that is too long for its place").truncationMode(.middle)
        Text("A text that is too long for its place").truncationMode(.tail)
      }
      .lineLimit(1)
      .frame(width: 160)
      HStack(alignment: .firstTextBaseline) {
        Text("Small").dynamicTypeSize(.xSmall)
        Text("Usual")
        Text("Larger").dynamicTypeSize(.xxxLarge)
      }
      Text("Serif").fontDesign(.serif)
      Text("Letters by name").font(.custom("DejaVu Serif", size: 17).bold())
      Text("Not installed").font(.custom("No Such Letters", size: 17))
    }
    .padding()
  }
}
