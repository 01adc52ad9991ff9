import SwiftUI

/// What is written in HTML, as paragraphs that can be shown.
nonisolated struct ArticleText: Equatable {
  /// A piece that stands by itself.
  struct Paragraph: Identifiable, Equatable {
    enum Kind { case plain, heading, quote, item, code }

    let id: Int
    let kind: Kind
    let text: AttributedString
  }

  private(set) var paragraphs: [Paragraph] = []
  private var pending = AttributedString()
  private var kind = Paragraph.Kind.plain
  private var isCode: Bool { kind == .code }

  /// How letters look, as the elements around say.
  private var intents: [(name: String, intent: InlinePresentationIntent)] = []
  private var link: URL?

  /// Whether a space is due before the next word.
  private var isSpaced = false

  /// Where it is on the web, which addresses in it may be told from.
  private let place: URL?

  init(_ markup: String, at place: URL? = nil) {
    self.place = place
    var hidden: String?
    for piece in MarkupPieces(markup) {
      switch piece {
      case .words(let words): if hidden == nil { add(words) }
      case .opening(let name, let attributes):
        if name == "script" || name == "style" { hidden = name }
        if hidden == nil { open(name, attributes) }
      case .closing(let name): if name == hidden { hidden = nil } else { close(name) }
      }
    }
    end()
  }

  /// All of it, without any looks.
  var words: String { paragraphs.map { String($0.text.characters) }.joined(separator: " ") }

  private mutating func add(_ words: String) {
    if isCode { return append(words) }
    if words.first?.isWhitespace == true { isSpaced = true }
    let parts = words.split(whereSeparator: \.isWhitespace)
    guard !parts.isEmpty else { return }
    append((isSpaced && !pending.characters.isEmpty ? " " : "") + parts.joined(separator: " "))
    isSpaced = words.last?.isWhitespace == true
  }

  private mutating func append(_ words: String) {
    var run = AttributedString(words)
    if !intents.isEmpty {
      run.inlinePresentationIntent = InlinePresentationIntent(intents.map(\.intent))
    }
    run.link = link
    pending += run
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong": intents.append((name, .stronglyEmphasized))
    case "i", "em", "cite": intents.append((name, .emphasized))
    case "code" where !isCode: intents.append((name, .code))
    case "a": link = attributes["href"].flatMap { URL(string: $0, relativeTo: place)?.absoluteURL }
    case "br": append("\n")
    case "h1", "h2", "h3", "h4", "h5", "h6": begin(.heading)
    case "blockquote": begin(.quote)
    case "li": begin(.item)
    case "pre": begin(.code)
    case "p", "div": begin(kind == .quote || kind == .item ? kind : .plain)
    default: break
    }
  }

  private mutating func close(_ name: String) {
    switch name {
    case "a": link = nil
    case "p", "div": end()
    case "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "li", "pre", "ul", "ol": begin(.plain)
    default:
      if let last = intents.lastIndex(where: { $0.name == name }) { intents.remove(at: last) }
    }
  }

  private mutating func begin(_ kind: Paragraph.Kind) {
    end()
    self.kind = kind
  }

  private mutating func end() {
    isSpaced = false
    defer { pending = AttributedString() }
    guard pending.characters.contains(where: { !$0.isWhitespace }) else { return }
    paragraphs.append(Paragraph(id: paragraphs.count, kind: kind, text: pending))
  }

  static func == (one: ArticleText, other: ArticleText) -> Bool {
    one.paragraphs == other.paragraphs
  }
}
