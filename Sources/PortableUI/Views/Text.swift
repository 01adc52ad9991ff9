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
    let around = node.look
    var font = look?.font ?? around.font
    if let weight = look?.weight ?? around.weight { font.weight = weight }
    let color = look?.style?.paint(in: EnvironmentValues(scope: node.scope)).flatColor
    return TextContent(
      text: string(in: around.locale), font: font, color: color ?? around.color,
      lineLimit: around.lineLimit, alignment: around.alignment, isRedacted: around.isRedacted)
  }

  /// Whether it is painted with what the environment may decide about.
  var hasStyle: Bool { look?.style != nil }
}

final class TextNode: ElementNode<Text> {
  override func content() -> ElementContent { .text(view.content(for: self)) }
  override var isPlain: Bool { !view.hasStyle }

  override var boxContent: BoxContent { TextLeaf.shared }
}

extension String {
  /// Whether nothing in it begins a line.
  fileprivate var isOneParagraph: Bool {
    var isPlain = true
    for byte in utf8 {
      if byte >= 0x0A, byte <= 0x0D { return false }
      if byte >= 0x80 { isPlain = false }
    }
    return isPlain || !contains(where: \.isNewline)
  }
}

/// A leaf that is as large as its words in the lines for which there is room.
struct TextLeaf: Leaf {
  static let shared = BoxContent.leaf(TextLeaf())

  // A text never grows beyond the room it needs for its words.
  var reuse: Reuse { .hugging }

  func size(for proposal: Proposal, in box: Box) -> Size {
    ElementLeaf(reuse: reuse).size(for: proposal, in: box)
  }

  // One line needs no height: it is there however little of that is offered.
  func plenty(in box: Box) -> Plenty? {
    guard case .text(let text)? = box.element?.content else { return nil }
    let natural = box.content.measure(box, for: .unspecified)
    let isOneLine = text.lineLimit == 1 || text.text.isOneParagraph
    return Plenty(
      natural, from: Size(width: natural.width, height: isOneLine ? 0 : natural.height))
  }
}
