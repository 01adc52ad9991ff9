/// An enum as it is written: its cases in order, with the conditions of compilation between them, and the
/// names that it declares besides.
struct EnumSource {
  /// What stands between the braces and is looked at.
  enum Item {
    case one(Case)

    /// `#if` and the like, with the rest of its line.
    case condition(String)
  }

  let name: String
  let access: String?
  private(set) var items: [Item] = []

  /// What it declares that is no case and is not static, but for types and operators, which are.
  private(set) var ownNames: Set<String> = []

  /// Fails with what it is where that is no enum.
  init(_ source: String) throws(NoEnum) {
    let scanner = SourceScanner(source)
    let declaration = DeclarationHead(scanner)
    guard declaration.keyword == "enum" else { throw NoEnum(declaration: declaration) }
    (name, access) = (declaration.name, declaration.access)
    var reader = EnumReader(scanner, in: declaration.body)
    (items, ownNames) = reader.read()
  }

  struct NoEnum: Error {
    let declaration: DeclarationHead
  }

  struct Case {
    /// As it is written, with backticks where it needs them.
    let name: String
    let payloads: [Payload]

    /// `@available` and the like.
    let attributes: [String]

    /// Where it stands in the source, in bytes.
    let position: Int

    /// In which branches of which conditions it stands.
    let branches: [Branch]
  }

  struct Payload {
    let label: String?
    let type: String
  }

  struct Branch: Equatable {
    let condition: Int
    let number: Int
  }

  var cases: [Case] { items.compactMap { if case .one(let one) = $0 { one } else { nil } } }
}

extension EnumSource.Case {
  /// Whether one of them at most is ever compiled.
  func excludes(_ other: Self) -> Bool {
    branches.contains { branch in
      other.branches.contains { $0.condition == branch.condition && $0.number != branch.number }
    }
  }

  /// On what systems it is there, as a condition; nil for all.
  var availability: String? {
    let limits = attributes.compactMap { attribute -> String? in
      guard attribute.hasPrefix("@available(") else { return nil }
      let words = attribute.dropFirst("@available(".count).dropLast()
      let isPlain = words.hasSuffix("*") && !words.contains(":") && words.contains(" ")
      return isPlain ? String(words) : nil
    }
    return limits.first.map { "#available(\($0))" }
  }
}

/// How a declaration of a type begins.
struct DeclarationHead {
  private(set) var keyword = ""
  private(set) var name = ""
  private(set) var access: String?
  private(set) var body = 0..<0

  private static let keywords = [
    "enum", "struct", "class", "actor", "extension", "protocol", "func", "var", "let", "typealias",
  ]

  init(_ scanner: SourceScanner) {
    for piece in scanner.pieces(in: 0..<scanner.count) {
      let position = piece.range.lowerBound
      if !keyword.isEmpty, scanner.byte(position) == UInt8(ascii: "{"), piece.kind == .group {
        body = position + 1..<piece.range.upperBound - 1
        return
      }
      guard keyword.isEmpty, piece.kind == .byte else { continue }
      if let level = ["public", "package"].first(where: { scanner.has($0, at: position) }) {
        access = level
      }
      guard let found = Self.keywords.first(where: { scanner.has($0, at: position) }) else {
        continue
      }
      keyword = found
      name = scanner.word(at: scanner.skipBlanks(from: position + found.utf8.count))
    }
  }
}
