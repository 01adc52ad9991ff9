public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is known.
    public enum InterpretedSyntax: Sendable {
      /// All that is within lines; of titles, lists, quotes and paragraphs, the marks are left out, and what
      /// stands in them follows each other without ends of lines.
      case full

      /// What is within lines; ends of lines are spaces.
      case inlineOnly

      /// What is within lines; spaces and ends of lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do where something is no Markdown, which does not happen.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError

      /// As much as could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[words](name: value)` says something of words. No such name is known: the words stay.
    public var allowsExtendedAttributes: Bool

    /// What of Markdown is known.
    public var interpretedSyntax: InterpretedSyntax

    /// What to do where something is no Markdown.
    public var failurePolicy: FailurePolicy

    /// The language of the words.
    public var languageCode: String?

    /// Reads `interpretedSyntax`.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The words of a text in Markdown, with what its marks say of them.
  ///
  /// Strong and gentle words, code, what is struck out and links are said by `inlinePresentationIntent` and
  /// `link`. A link that is not whole is one from `baseURL` on. Everything is some Markdown, so nothing is
  /// thrown today.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for source in options.interpretedSyntax.lines(of: markdown) {
      for piece in MarkdownReader.pieces(of: source) {
        self += AttributedString(piece.words, attributes: AttributeContainer(piece.looks, baseURL))
      }
    }
  }
}

extension AttributedString {
  /// The words of a text in Markdown, which is written in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension AttributeContainer {
  fileprivate init(_ looks: Markdown.Looks, _ base: URL?) {
    self.init()
    var intent: InlinePresentationIntent = []
    if looks.isStrong { intent.insert(.stronglyEmphasized) }
    if looks.isGentle { intent.insert(.emphasized) }
    if looks.isCode { intent.insert(.code) }
    if looks.isStruckOut { intent.insert(.strikethrough) }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let address = looks.address { self.link = URL(string: address, relativeTo: base) }
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// What is read as one line each.
  fileprivate func lines(of markdown: String) -> [String] {
    switch self {
    case .inlineOnlyPreservingWhitespace: [markdown]
    case .inlineOnly: [Self.joined(markdown.split(whereSeparator: \.isNewline))]
    case .full: Self.blocks(of: markdown)
    }
  }

  /// The words of each paragraph, title and entry of a list.
  private static func blocks(of markdown: String) -> [String] {
    var blocks: [[Substring]] = [[]]
    var wasQuote = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop(while: \.isWhitespace)
      let isQuote = words.first == ">"
      if isQuote != wasQuote { blocks.append([]) }
      wasQuote = isQuote
      if words.isEmpty {
        blocks.append([])
      } else if let marked = words.prefixMatch(of: /(#{1,6}|[-*+]|\d{1,9}[.)])\s+/) {
        blocks.append([words[marked.range.upperBound...]])
        if words.first == "#" { blocks.append([]) }
      } else {
        blocks[blocks.count - 1].append(isQuote ? words.dropFirst() : words)
      }
    }
    return blocks.filter { !$0.isEmpty }.map { joined($0) }
  }

  private static func joined(_ lines: [Substring]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
