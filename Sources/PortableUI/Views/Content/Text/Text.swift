public import Foundation
import LayoutEngine

/// Words.
///
/// A literal is looked up in the app's translations; a string is shown as it is.
public struct Text: Equatable {
  private enum Words: Equatable {
    case given(String)
    case source(TextSource)
    case joined([Text])
  }

  private var words: Words
  private var attributes: TextAttributes?

  private init(_ words: Words) { self.words = words }

  init(source: TextSource) { self.init(.source(source)) }

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
    case .joined(let parts): parts.map { $0.string(in: locale()) }.joined()
    }
  }

  func joined(with other: Text) -> Text {
    if case .joined(let parts) = words, attributes == nil { return Text(.joined(parts + [other])) }
    return Text(.joined([self, other]))
  }

  /// Its parts, each as it looks.
  func parts(in locale: () -> Locale) -> [TextPart] {
    let parts =
      differentParts(in: locale) ?? [TextPart(words: string(in: locale()), attributes: nil)]
    return attributes == nil ? parts : parts.map { $0.inside(attributes) }
  }

  /// Its parts, where these may look otherwise than the whole.
  private func differentParts(in locale: () -> Locale) -> [TextPart]? {
    switch words {
    case .given: nil
    case .source(let source): source.parts(in: locale)
    case .joined(let texts): texts.flatMap { $0.parts(in: locale) }
    }
  }

  /// Whether it, or a part of it, may look otherwise than the texts around.
  var isSet: Bool {
    if attributes != nil { return true }
    if case .given = words { return false }
    return differentParts(in: { .current }) != nil
  }

  /// Whether it changes as time goes by.
  var ticks: Bool {
    switch words {
    case .given: false
    case .source(let source): source.ticks
    case .joined(let parts): parts.contains(where: \.ticks)
    }
  }

  /// The same, with what it says at `moment`.
  func at(_ moment: Date) -> Text {
    var copy = self
    switch words {
    case .given: break
    case .source(let source): copy.words = .source(source.at(moment))
    case .joined(let parts): copy.words = .joined(parts.map { $0.at(moment) })
    }
    return copy
  }

  /// When it says something else than at `now`; `nil` for never.
  func nextChange(after now: Date) -> Date? {
    switch words {
    case .given: nil
    case .source(let source): source.nextChange(after: now)
    case .joined(let parts): parts.compactMap { $0.nextChange(after: now) }.min()
    }
  }

  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = attributes ?? TextAttributes()
    change(&attributes)
    var copy = self
    copy.attributes = attributes
    return copy
  }
}

extension Text {
  /// The text in `font`.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in letters of `weight`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in bold letters.
  public func bold() -> Text { bold(true) }

  /// The text in bold letters, if `isActive`.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }

  /// The text in italics.
  public func italic() -> Text { italic(true) }

  /// The text in italics, if `isActive`.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The text with letters that are as wide as each other, if `isActive`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : nil }
  }

  /// The text in another kind of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// The text with digits that are as wide as each other.
  public func monospacedDigit() -> Text { with { $0.hasEvenDigits = true } }

  /// The text in wider or narrower letters, where its font has such.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// The text larger or smaller than its font is, if `isEnabled`.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with { if isEnabled { $0.scale = scale } }
  }

  /// The text with its letters a little nearer to each other where there is no room for all its words.
  public func allowsTightening(_ flag: Bool) -> Text { with { $0.mayTighten = flag } }

  /// The text with its letters further from each other, or nearer.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = Double(tracking) } }

  /// The text with its letters further from each other, or nearer.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// The text with its letters further above the line that they stand on, or below it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.rise = Double(baselineOffset) }
  }

  /// The text in `color`; in that of the texts around where it is `nil`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { AnyShapeStyle($0) } }
  }

  /// The text painted with `style`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = AnyShapeStyle(style) }
  }
}

extension Text: View, PrimitiveView {
  package consuming func makeNode(at place: Place) -> NodeOf<Text> { TextNode(self, at: place) }

  @MainActor
  func content(for node: ElementNode<Text>) -> TextContent {
    content(in: node.resolvedStyle, isInButton: node.isInButton) {
      EnvironmentValues(scope: node.scope)
    }
  }

  /// The words where things look like `around`, painted with what styles are in `environment`.
  @MainActor
  func content(
    in around: ResolvedStyle, isInButton: @autoclosure () -> Bool,
    _ environment: () -> EnvironmentValues
  ) -> TextContent {
    let parts = differentParts(in: { around.locale })
    if parts == nil, attributes == nil, !around.isSelectable {
      let words = cased(string(in: around.locale), around.locale, around.textCase)
      return TextContent(text: words, format: around.text)
    }
    func font(_ attributes: TextAttributes?) -> Font {
      var font = around.font
      // What the views around say is in their font already, so it is said of the font before that.
      if let attributes {
        var look = around.fontLook
        attributes.change(&look)
        font = look.applied(to: attributes.font ?? around.namedFont)
      }
      if let weight = attributes?.weight ?? around.weight { font.weight = weight }
      return font
    }
    func paint(_ attributes: TextAttributes?) -> Paint? {
      attributes?.style?.paint(in: environment())
    }
    let different = parts?.map { part in
      var part = part.inside(attributes)
      // Letters may have another case beside others: what is seen is what the parts are.
      part.words = cased(part.words, around.locale, around.textCase)
      return part
    }
    let words = different?.map(\.words).joined()
    var looks = around.text.values
    looks.font = font(attributes)
    looks.isSelectable = around.isSelectable && !isInButton()
    if let attributes { looks.look = attributes.look(over: looks.look) }
    if let paint = paint(attributes) {
      looks.color = paint.flatColor
      looks.paint = paint.ofManyColors
    }
    let runs = different?.runs(in: looks, font, paint) ?? []
    if !runs.isEmpty {
      var look = looks.look ?? .usual
      look.runs = isInButton() ? runs.map(\.withoutLink) : runs
      looks.look = look
    }
    return TextContent(
      text: words ?? cased(string(in: around.locale), around.locale, around.textCase),
      format: TextFormat(looks))
  }

  private func cased(
    _ string: String, _ locale: Locale, _ textCase: TextLook.LetterCase?
  ) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }

  /// Whether it is painted with what the environment may decide about.
  var hasStyle: Bool {
    if let attributes, attributes.style != nil { return true }
    return switch words {
    case .given: false
    case .source(let source): source.hasStyle
    case .joined(let parts): parts.contains(where: \.hasStyle)
    }
  }
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
    var size = ElementLeaf(reuse: reuse).size(for: proposal, in: box)
    if case .text(var text)? = box.element?.goal, text.leastLines > 1 {
      text.look?.runs = []
      let reserved = height(ofLines: text.leastLines) { words in
        text.text = words
        return box.node.graph.backend.size(of: .text(text), for: .unspecified).height
      }
      size.height = max(size.height, reserved)
    }
    return size
  }

  // One line needs no height: it is there however little of that is offered.
  func saturatedSize(in box: Box) -> SaturatedSize? {
    guard case .text(let text)? = box.element?.content else { return nil }
    let natural = box.content.measure(box, for: .unspecified)
    let isOneLine = text.lineLimit == 1 || text.text.isOneParagraph
    return SaturatedSize(
      natural, from: Size(width: natural.width, height: isOneLine ? 0 : natural.height))
  }
}
