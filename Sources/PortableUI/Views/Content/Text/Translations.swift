import Foundation
import PortableCombine
import Threads

/// A text of an app's string tables.
struct Translation: Equatable {
  /// The words, with placeholders for values.
  let format: String

  /// What is marked in it.
  let markdown: Markdown?

  /// Reads a text, which may have placeholders if `hasValues`.
  init(_ format: String, hasValues: Bool) {
    self.format = format
    // A link names its values behind its words, and both are put together by themselves.
    markdown =
      Markdown.mayBe(format)
      ? Markdown(hasValues ? Placeholders.numbered(format) : format) : nil
  }
}

/// The texts of apps' string tables, each looked up and read once.
enum Translations {
  private struct Key: Hashable {
    let key: String
    let standIn: String?
    let table: String?
    let bundle: ObjectIdentifier
    let hasValues: Bool
  }

  private struct Known {
    var wordings: [Key: Wording] = [:]
    // A bundle that is kept cannot give its identity to another one.
    var bundles: [ObjectIdentifier: Bundle] = [:]
  }

  private struct Place: Hashable {
    let path: String
    let table: String
  }

  private static let known = Guarded(Known())
  private static let tables = Guarded<[Place: StringTable?]>([:])

  // An app has fewer literals than that. What is made as it runs is no reason to keep all of it.
  private static let most = 4096

  /// What the tables of `bundle` have for `key`.
  static func wording(_ key: LocalizedStringKey, table: String?, bundle: Bundle) -> Wording {
    let hasValues = !key.arguments.isEmpty
    let name = Key(
      key: key.key, standIn: key.standIn, table: table, bundle: ObjectIdentifier(bundle),
      hasValues: hasValues)
    if let known = known.withLock({ $0.wordings[name] }) { return known }
    let wording = Wording(
      key.key, or: key.standIn, in: self.table(table ?? "Localizable", of: bundle),
      hasValues: hasValues)
    known.withLock {
      if $0.wordings.count >= most { $0 = Known() }
      $0.bundles[name.bundle] = bundle
      $0.wordings[name] = wording
    }
    return wording
  }

  private static func table(_ name: String, of bundle: Bundle) -> StringTable? {
    let place = Place(path: bundle.bundlePath, table: name)
    if let known = tables.withLock({ $0[place] }) { return known }
    let table = StringTable.read(name, of: bundle)
    tables.withLock { $0[place] = .some(table) }
    return table
  }
}
