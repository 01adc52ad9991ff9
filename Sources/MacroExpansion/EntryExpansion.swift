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
    let key = try key(of: property)
    return """
      nonisolated private struct __Key_\(property.plainName): PortableUI.\(key.name) {
        \(key.member)
      }
      """
  }

  /// A protocol of keys, and what a key has to have for it.
  private struct Key {
    let name: String
    let member: String
  }

  private func key(of property: Property) throws -> Key {
    switch try owner() {
    case .environment: try valueKey("EnvironmentKey", of: property)
    case .container: try valueKey("ContainerValueKey", of: property)
    case .focused: try focusedKey(of: property)
    }
  }

  private func valueKey(_ name: String, of property: Property) throws -> Key {
    guard property.initial != nil || property.wrappedType != nil else {
      throw Problem(
        "'\(property.name)' needs the value it has where nobody sets one."
          + " Write it behind '=', or make its type optional.",
        at: use.declSyntax)
    }
    let value =
      if let type = property.type {
        "nonisolated static var defaultValue: \(type) { \(property.initial ?? "nil") }"
      } else {
        "nonisolated static let defaultValue = \(property.initial ?? "nil")"
      }
    return Key(name: name, member: value)
  }

  private func focusedKey(of property: Property) throws -> Key {
    guard let type = property.wrappedType, property.initial == nil else {
      throw Problem(
        "'\(property.name)' is there while a view has it. Make its type optional, without a value.",
        at: use.declSyntax)
    }
    return Key(name: "FocusedValueKey", member: "typealias Value = \(type)")
  }

  private struct Property {
    let name: String
    let type: String?
    let initial: String?

    var plainName: String { name.filter { $0 != "`" } }

    /// What its type is an optional of, where it is one.
    var wrappedType: String? {
      guard let type, type.hasSuffix("?") else { return nil }
      return String(type.dropLast())
    }
  }

  private enum Owner: String, CaseIterable {
    case environment = "EnvironmentValues"
    case focused = "FocusedValues"
    case container = "ContainerValues"
  }

  /// The type that the property is added to.
  private func owner() throws -> Owner {
    let scanner = use.lexicalContext?.first.map { SourceScanner($0.source) }
    let owner = Owner.allCases.first { owner in
      scanner.map { scanner in
        (0..<scanner.count).contains { scanner.has(owner.rawValue, at: $0) }
      } ?? false
    }
    guard let owner else {
      throw Problem(
        "'@Entry' has no key for this type."
          + " Use it in an extension of 'EnvironmentValues', 'FocusedValues' or 'ContainerValues'.",
        at: use.declSyntax)
    }
    return owner
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
    return Property(
      name: words(head[..<(colon ?? head.endIndex)]),
      type: colon.map { words(head[($0 + 1)...]) },
      initial: equals.map { words(after[($0 + 1)...]) })
  }

  private func words(_ pieces: ArraySlice<SourceScanner.Piece>) -> String {
    pieces.map { scanner.text($0.range) }.joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
