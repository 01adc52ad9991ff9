import Foundation

/// What stands for `@Entry` at a property: a key beside it, and the reading and writing by that key.
struct EntryExpansion {
  private let use: AttachedUse
  private let scanner: SourceScanner

  init(of use: AttachedUse) {
    self.use = use
    scanner = SourceScanner(use.declSyntax.source)
  }

  func source() throws -> String {
    let property = try property()
    if use.macroRole == "accessor" {
      return """
        get { self[__Key_\(property.plainName).self] }
        set { self[__Key_\(property.plainName).self] = newValue }
        """
    }
    let value =
      if let type = property.type {
        "nonisolated static var defaultValue: \(type) { \(property.initial ?? "nil") }"
      } else {
        "nonisolated static let defaultValue = \(property.initial ?? "nil")"
      }
    return """
      nonisolated private struct __Key_\(property.plainName): PortableUI.\(try key()) {
        \(value)
      }
      """
  }

  private struct Property {
    let name: String
    let type: String?
    let initial: String?

    var plainName: String { name.filter { $0 != "`" } }
  }

  /// The protocol of the keys of the type that the property is added to.
  private func key() throws -> String {
    let owner = use.lexicalContext?.first.map { SourceScanner($0.source) }
    guard let owner, (0..<owner.count).contains(where: { owner.has("EnvironmentValues", at: $0) })
    else {
      throw Problem(
        "'@Entry' has no key for this type. Use it in an extension of 'EnvironmentValues'.",
        at: use.declSyntax)
    }
    return "EnvironmentKey"
  }

  private func property() throws -> Property {
    let pieces = scanner.pieces(in: 0..<scanner.count)
    guard let keyword = pieces.firstIndex(where: { scanner.has("var", at: $0.range.lowerBound) })
    else {
      throw Problem("'@Entry' belongs to a 'var': its value can be set.", at: use.declSyntax)
    }
    let after = pieces[(keyword + 3)...].filter { $0.kind != .comment }
    let equals = after.firstIndex { scanner.byte($0.range.lowerBound) == UInt8(ascii: "=") }
    let head = after[..<(equals ?? after.endIndex)]
    let colon = head.firstIndex { scanner.byte($0.range.lowerBound) == UInt8(ascii: ":") }
    let property = Property(
      name: words(head[..<(colon ?? head.endIndex)]),
      type: colon.map { words(head[($0 + 1)...]) },
      initial: equals.map { words(after[($0 + 1)...]) })
    let isOptional = property.type?.hasSuffix("?") == true
    if property.initial == nil, !isOptional {
      throw Problem(
        "'\(property.name)' needs the value it has where nobody sets one."
          + " Write it behind '=', or make its type optional.",
        at: use.declSyntax)
    }
    return property
  }

  private func words(_ pieces: ArraySlice<SourceScanner.Piece>) -> String {
    pieces.map { scanner.text($0.range) }.joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
