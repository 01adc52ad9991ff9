import PortableUI

/// Texts of a megabyte and more, one kind at a time.
struct LongTextPage: View {
  @State private var kind = ""
  @State private var isAsking = false

  private static let kinds = ["lines", "words", "signs", "toggle", "label", "log"]

  var body: some View {
    VStack {
      HStack { ForEach(Self.kinds, id: \.self) { kind in Button(kind) { self.kind = kind } } }
      Button("alert") { isAsking = true }
      Text(verbatim: "kind: \(kind)")
      text
    }
    .alert(LongWords.words, isPresented: $isAsking) {
      Button("Fine") {}
    } message: {
      Text(LongWords.words)
    }
  }

  @ViewBuilder
  private var text: some View {
    switch kind {
    case "lines": ScrollView { Text(LongWords.lines) }
    case "words": Text(LongWords.words)
    case "signs": Text(LongWords.signs)
    case "toggle": Toggle(LongWords.words, isOn: .constant(true))
    case "label": Label(LongWords.words, systemImage: "star")
    case "log": ScrollView { Text(LongWords.log) }
    default: Spacer()
    }
  }
}

/// Texts that nobody reads to their end.
enum LongWords {
  static let words = String(repeating: "Words upon words, and no end to them. ", count: 27_000)
  static let lines = String(repeating: "A line of it\n", count: 80_000)
  static let signs = String(repeating: "\u{FDFA}", count: 20_000)
  static let log = (0..<1_000_000).map { "\($0) went well" }.joined(separator: "\n")
}
