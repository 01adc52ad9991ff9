import Foundation
import Threads

/// Words from an app's translations, with what Markdown says of parts of them.
final class LocalizedText: TextSource {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?
  private let known = Guarded<Wording?>(nil)

  private var wording: Wording {
    if let known = known.withLock({ $0 }) { return known }
    let wording = Translations.wording(key, table: table, bundle: bundle ?? .main)
    known.withLock { $0 = wording }
    return wording
  }

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  private func translation(in locale: () -> Locale) -> Translation {
    wording.translation(in: locale, of: key.arguments)
  }

  override func string(in locale: () -> Locale) -> String {
    let translation = translation(in: locale)
    if translation.markdown == nil { return format(of: translation, in: locale) }
    return parts(in: locale)?.map(\.words).joined() ?? ""
  }

  /// The words with the marks in them.
  func format(in locale: () -> Locale) -> String {
    format(of: translation(in: locale), in: locale)
  }

  private func format(of translation: Translation, in locale: () -> Locale) -> String {
    if key.arguments.isEmpty { return translation.format }
    return Placeholders.fill(
      translation.format, with: key.arguments.map { $0.string(in: locale) })
  }

  override func parts(in locale: () -> Locale) -> [TextPart]? {
    let translation = translation(in: locale)
    guard translation.markdown != nil || key.arguments.contains(where: \.isSet) else { return nil }
    // A value is a value, whatever marks are in it.
    let values = key.arguments.map { $0.parts(in: locale) }
    let pieces = translation.markdown?.pieces ?? [Markdown.Piece(words: translation.format)]
    return pieces.flatMap { piece in
      let address = piece.looks.address.map { parts(of: $0, with: values).map(\.words).joined() }
      let attributes = TextAttributes(piece.looks, leadingTo: address.flatMap { URL(string: $0) })
      return parts(of: piece.words, with: values).map { $0.inside(attributes) }
    }
  }

  /// The words of `format` and the values in it.
  private func parts(of format: String, with values: [[TextPart]]) -> [TextPart] {
    if values.isEmpty { return [TextPart(words: format, attributes: nil)] }
    var parts: [TextPart] = []
    Placeholders.read(format) { piece in
      switch piece {
      case .words(let words): parts.append(TextPart(words: String(words), attributes: nil))
      case .value(let index, _), .part(_, let index):
        if values.indices.contains(index) { parts += values[index] }
      case .own: break
      }
    }
    return parts
  }

  override var hasStyle: Bool {
    wording.mayHaveLinks || key.arguments.contains(where: \.hasStyle)
  }

  override var ticks: Bool { key.arguments.contains(where: \.ticks) }

  override func at(_ moment: Date) -> TextSource {
    LocalizedText(key.at(moment), table: table, bundle: bundle)
  }

  override func nextChange(after now: Date) -> Date? {
    key.arguments.compactMap { $0.nextChange(after: now) }.min()
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
  }
}
