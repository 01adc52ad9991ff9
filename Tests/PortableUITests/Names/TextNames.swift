import Foundation
import PortableUI
import ViewTesting

extension NameProof {
  @MainActor private static var long: Text {
    Text("A good many words that do not fit on one line of it.")
  }

  private static let copying: @MainActor @Sendable (Screen) throws -> Void = {
    _ = try $0.copy("A", from: "A")
  }

  static let text: [NameProof] = textLooks + textLines + textValues

  private static let textLooks: [NameProof] = [
    NameProof("Text +", Text("A")) { $0 + Text("B").bold() },
    NameProof("Markdown", Text(verbatim: "A")) { _ in Text("**A**") },
    NameProof("bold", Text("A")) { $0.bold() },
    NameProof("italic", Text("A")) { $0.italic() },
    NameProof("underline", Text("A")) { $0.underline() },
    NameProof("strikethrough", Text("A")) { $0.strikethrough() },
    NameProof("underline(pattern:color:)", Text("A").underline()) {
      $0.underline(pattern: .dash, color: .red)
    },
    NameProof("strikethrough(pattern:color:)", Text("A").strikethrough()) {
      $0.strikethrough(pattern: .dot, color: .red)
    },
    NameProof("kerning", Text("AB")) { $0.kerning(4) },
    NameProof("tracking", Text("AB")) { $0.tracking(4) },
    NameProof("smallCaps", Text("AB")) { $0.font(.body.smallCaps()) },
    NameProof("lowercaseSmallCaps", Text("ab")) { $0.font(.body.lowercaseSmallCaps()) },
    NameProof("uppercaseSmallCaps", Text("AB")) { $0.font(.body.uppercaseSmallCaps()) },
    NameProof("fontWidth", Text("AB")) { $0.fontWidth(.condensed) },
    NameProof("leading", Text("AB")) { $0.font(.body.leading(.loose)) },
    NameProof("textScale", Text("AB")) { $0.textScale(.secondary) },
    NameProof("backgroundColor", Text("AB")) { _ in
      Text(AttributedString("AB", attributes: AttributeContainer().backgroundColor(.red)))
    },
    NameProof("allowsTightening", Text("Tight").lineLimit(1).frame(width: 40)) { view in
      view.allowsTightening(true)
    },
    NameProof("baselineOffset", Text("A")) { $0.baselineOffset(4) },
    NameProof("Text(AttributedString)", Text(verbatim: "A")) { _ in
      var words = AttributedString("A")
      words.foregroundColor = .red
      return Text(words)
    },
    NameProof("fontWeight", Text("A")) { $0.fontWeight(.heavy) },
    NameProof("fontDesign", Text("A")) { $0.fontDesign(.serif) },
    NameProof("monospaced", Text("A")) { $0.monospaced() },
    NameProof("monospacedDigit", Text("11:11")) { $0.monospacedDigit() },
    NameProof("font", Text("A")) { $0.font(.title) },
    NameProof("Font.system(size:)", Text("A")) { $0.font(.system(size: 30)) },
    NameProof("Font.custom", Text("A")) { $0.font(.custom("DejaVu Serif", size: 17)) },
    NameProof("Font.weight", Text("A")) { $0.font(.body.weight(.black)) },
    NameProof("Font.bold", Text("A")) { $0.font(.body.bold()) },
    NameProof("Font.italic", Text("A")) { $0.font(.body.italic()) },
    NameProof("Font.monospaced", Text("A")) { $0.font(.body.monospaced()) },
    NameProof("Font.monospacedDigit", Text("11:11")) { $0.font(.body.monospacedDigit()) },
    NameProof("Text.foregroundStyle", Text("A")) { $0.foregroundStyle(.red) },
    NameProof("foregroundColor", Text("A")) { $0.foregroundColor(.red) },
  ]

  private static let textLines: [NameProof] = [
    NameProof("lineLimit", long) { $0.lineLimit(1) },
    NameProof("lineLimit reservesSpace", Text("A")) { $0.lineLimit(3, reservesSpace: true) },
    NameProof("lineLimit from", Text("A")) { $0.lineLimit(2...) },
    NameProof("lineLimit through", long) { $0.lineLimit(...1) },
    NameProof("lineLimit range", Text("A")) { $0.lineLimit(2...3) },
    NameProof("lineSpacing", long) { $0.lineSpacing(10) },
    NameProof("truncationMode", long.lineLimit(1)) { $0.truncationMode(.head) },
    NameProof("minimumScaleFactor", long.lineLimit(1)) { $0.minimumScaleFactor(0.2) },
    NameProof("multilineTextAlignment", long) { $0.multilineTextAlignment(.trailing) },
    NameProof("dynamicTypeSize", Text("A")) { $0.dynamicTypeSize(.xxxLarge) },
    NameProof("textCase", Text("A")) { $0.textCase(.lowercase) },
    NameProof("textSelection", Text("A"), doing: copying) {
      $0.textSelection(.enabled)
    },
    NameProof("redacted", Text("A")) { $0.redacted(reason: .placeholder) },
    NameProof("unredacted", Text("A").redacted(reason: .placeholder)) { _ in
      Text("A").unredacted().redacted(reason: .placeholder)
    },
    NameProof("privacySensitive", Text("A").redacted(reason: .privacy)) { _ in
      Text("A").privacySensitive().redacted(reason: .privacy)
    },
  ]

  private static let textValues: [NameProof] = [
    NameProof("Text(_:format:)", Text("0.5")) { _ in Text(0.5, format: .percent) },
    NameProof("Text(_:style:)", Text("A")) { _ in Text(Date(timeIntervalSince1970: 0), style: .date)
    },
    NameProof("Text(timerInterval:)", Text("A")) { _ in
      Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90))
    },
    NameProof("Text(_: ClosedRange)", Text("A")) { _ in
      Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90))
    },
    NameProof("Link", Text("A")) { _ in Link("A", destination: URL(string: "file:///a")!) },
    NameProof("Label", Text("A")) { _ in Label("A", systemImage: "star") },
    NameProof("ScaledMetric", Color.red) { _ in Scaled().dynamicTypeSize(.xxxLarge) },
    NameProof("textFieldStyle", TextField("A", text: .constant(""))) {
      $0.textFieldStyle(.plain)
    },
  ]

  private struct Scaled: View {
    @ScaledMetric private var side = 20.0

    var body: some View { Color.red.frame(width: side, height: side) }
  }
}
