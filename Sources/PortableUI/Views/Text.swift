public import Foundation
import LayoutEngine

/// Words.
///
/// A literal is looked up in the app's translations; a string is shown as it is.
public struct Text: Equatable {
  private enum Words: Equatable {
    case given(String)
    case source(TextSource)
  }

  private let words: Words
  private var look: TextLook?

  private init(_ words: Words) { self.words = words }

  /// The words of `content`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.given(String(content))) }

  /// The words of `content` as they are, even where it is a literal.
  public init(verbatim content: String) { self.init(.given(content)) }

  /// The words for `key` in a table of `bundle`; those of the key where it has none.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.source(LocalizedText(key, table: tableName, bundle: bundle)))
  }

  /// A value in the way that `format` writes it for the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.source(FormattedText(input, format)))
  }

  /// An object in the way that `formatter` writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.given(formatter.string(for: subject) ?? ""))
  }

  /// A value such as a date in the way that `formatter` writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.given(formatter.string(for: subject) ?? ""))
  }

  /// The words for `locale`.
  func string(in locale: @autoclosure () -> Locale) -> String {
    switch words {
    case .given(let string): string
    case .source(let source): source.string(in: locale)
    }
  }

  private func looking(_ change: (inout TextLook) -> Void) -> Text {
    var look = look ?? TextLook()
    change(&look)
    var copy = self
    copy.look = look
    return copy
  }
}

extension Text {
  /// The text in `font`.
  public func font(_ font: Font?) -> Text { looking { $0.font = font } }

  /// The text in letters of `weight`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }

  /// The text in bold letters.
  public func bold() -> Text { bold(true) }

  /// The text in bold letters, if `isActive`.
  public func bold(_ isActive: Bool) -> Text { looking { $0.weight = isActive ? .bold : nil } }

  /// The text in `color`; in that of the texts around where it is `nil`.
  public func foregroundColor(_ color: Color?) -> Text {
    looking { $0.style = color.map { AnyShapeStyle($0) } }
  }

  /// The text painted with `style`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    looking { $0.style = AnyShapeStyle(style) }
  }
}

extension Text: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Text> { TextNode(self, at: place) }

  @MainActor
  func content(for node: ElementNode<Text>) -> TextContent {
    let values = EnvironmentValues(scope: node.scope)
    var font = look?.font ?? values.font ?? .body
    if let weight = look?.weight ?? values.fontWeight { font.weight = weight }
    return TextContent(
      text: string(in: values.locale), font: font,
      color: (look?.style).map { $0.paint(in: values).flatColor }
        ?? values.foregroundColor ?? .primary,
      lineLimit: values.lineLimit, alignment: values.multilineTextAlignment,
      isRedacted: values.redactionReasons.contains(.placeholder))
  }
}

final class TextNode: ElementNode<Text> {
  override func content() -> ElementContent { .text(view.content(for: self)) }

  // A text never grows beyond the room it needs for its words.
  override var boxContent: BoxContent { .leaf(ElementLeaf(reuse: .hugging)) }
}
