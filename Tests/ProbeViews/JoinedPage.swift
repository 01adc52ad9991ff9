import Foundation
import PortableUI

/// Texts that are joined of others.
struct JoinedPage: View {
  @State private var isRed = false
  @State private var followed = "none"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("plain ") + Text("bold ").bold() + Text("italic ").italic()
        + Text("red").foregroundColor(.red)
      (Text("large ").font(.title) + Text("under").underline() + Text(" struck").strikethrough())
        .foregroundColor(.blue)
      (Text("A longer text, of which ")
        + Text("some words are bold and green").bold()
        .foregroundColor(.green) + Text(", is broken into lines as any other one."))
        .frame(width: 220, alignment: .leading)
      (Text("Words to select, ") + Text("some of them coloured").foregroundColor(.orange).bold())
        .textSelection(.enabled)
      Text("now ") + Text(verbatim: "changing").foregroundColor(isRed ? .red : .green)
      Text(
        "**Strong**, *gentle*, `code`, ~~gone~~ and a [link](https://x.org/a) or [two](https://x.org/b)"
      )
      .frame(width: 220, alignment: .leading)
      Text(verbatim: "followed: \(followed)")
      Toggle("Red", isOn: $isRed)
    }
    .padding()
    .environment(
      \.openURL,
      OpenURLAction {
        followed = $0.lastPathComponent
        return .handled
      })
  }
}
