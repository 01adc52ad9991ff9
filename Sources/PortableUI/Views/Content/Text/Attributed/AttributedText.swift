public import Foundation

extension Text {
  // A literal is one to translate, and no attributed string.
  /// The words of `attributedContent`, each in the looks that it has there. Links can be opened.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(source: AttributedText(attributedContent))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Words with looks of their own.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

/// Words, and what is said of each of them.
private final class AttributedText: TextSource {
  private let content: AttributedString
  private let shown: [TextPart]
  private let words: String

  init(_ content: AttributedString) {
    self.content = content
    shown = content.runs.map { run in
      TextPart(
        words: String(content[run.range].characters),
        attributes: TextAttributes(run.attributes))
    }
    words = String(content.characters)
  }

  override func string(in locale: () -> Locale) -> String { words }

  override func parts(in locale: () -> Locale) -> [TextPart]? {
    shown.contains { $0.attributes != nil } ? shown : nil
  }

  override var hasStyle: Bool { shown.contains { $0.attributes?.style != nil } }

  override func isSame(as other: TextSource) -> Bool {
    (other as? AttributedText)?.content == content
  }
}

extension TextAttributes {
  /// What is said of words; `nil` where that is nothing.
  fileprivate init?(_ said: AttributeContainer) {
    self.init()
    let intent = said.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { self.weight = .bold }
    if intent.contains(.emphasized) { self.isItalic = true }
    if intent.contains(.code) { self.design = .monospaced }
    if intent.contains(.strikethrough) { self.strikethrough = .single }
    if let link = said.link { lead(to: link) }
    if let font = said.font { self.font = font }
    if let color = said.foregroundColor { self.style = AnyShapeStyle(color) }
    self.background = said.backgroundColor
    if let style = said.underlineStyle { self.underline = style.line }
    if let style = said.strikethroughStyle { self.strikethrough = style.line }
    if let tracking = said.tracking ?? said.kern { self.tracking = Double(tracking) }
    if let rise = said.baselineOffset { self.rise = Double(rise) }
    if self == TextAttributes() { return nil }
  }
}
