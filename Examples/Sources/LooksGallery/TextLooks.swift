import SwiftUI

/// Words: how they are set, shortened and marked.
struct TextLooks: View {
  private let greeting: AttributedString = {
    var words = AttributedString("one word in ")
    var last = AttributedString("blue")
    last.foregroundColor = .blue
    last.underlineStyle = .single
    words.append(last)
    return words
  }()

  var body: some View {
    VStack(spacing: 16) {
      Text("**Strong**, *gentle*, `code` and [a link](https://www.swift.org)")
      Samples {
        Sample("italic") { Text("Swift").italic() }
        Sample("underline") { Text("Swift").underline() }
        Sample("strikethrough") { Text("Swift").strikethrough() }
        Sample("kerning") { Text("Swift").kerning(4) }
        Sample("baselineOffset") { Text("x") + Text("2").font(.caption).baselineOffset(8) }
        Sample("monospacedDigit") { Text("11:11").monospacedDigit() }
        Sample("textCase") { Text("Swift").textCase(.uppercase) }
        Sample("fontWeight") { Text("Swift").fontWeight(.black) }
        Sample("fontDesign") { Text("Swift").fontDesign(.serif) }
        Sample("truncationMode") { long.lineLimit(1).truncationMode(.middle) }
        Sample("minimumScaleFactor") { long.lineLimit(1).minimumScaleFactor(0.5) }
        Sample("lineSpacing") { long.lineLimit(2).lineSpacing(6) }
        Sample("AttributedString") { Text(greeting) }
        Sample("textSelection") { Text("Select me").textSelection(.enabled) }
        Sample("date, style") { Text(.now, style: .time) }
      }
    }
  }

  private var long: some View {
    Text("A sentence of more words than there is room").frame(width: 120)
  }
}
