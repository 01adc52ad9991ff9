import Foundation
import PortableUI

/// Texts that are joined of others.
struct JoinedPage: View {
  @State private var isRed = false
  @State private var followed = "none"

  private var attributed: AttributedString {
    var words = AttributedString("Attributed: ")
    var red = AttributedString("red and large")
    red.foregroundColor = .red
    red.font = .title2
    red.underlineStyle = .single
    let marked = try? AttributedString(markdown: ", **strong** and a [place](https://x.org/c)")
    words += red + (marked ?? "")
    return words
  }

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
      Text(attributed)
      Text("E = mc") + Text("2").font(.caption).baselineOffset(6) + Text(", H")
        + Text("2").font(.caption).baselineOffset(-4) + Text("O")
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
