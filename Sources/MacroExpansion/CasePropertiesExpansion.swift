import Foundation

/// What stands for `@CaseProperties` at an enum: a property for each case, the mirror of the cases, and a
/// comparison where one was asked for.
struct CasePropertiesExpansion {
  private let use: AttachedUse

  init(of use: AttachedUse) { self.use = use }

  func source() throws -> String {
    if use.macroRole == "extension" { return conformances }
    let declaration = try declaration()
    try refuseSharedNames(in: declaration)
    let members = CaseMembers(
      of: declaration, access: access(of: declaration), isComparable: try isComparable())
    return members.source
  }

  private func declaration() throws -> EnumSource {
    do {
      return try EnumSource(use.declSyntax.source)
    } catch {
      throw Problem(
        "'@CaseProperties' is for enums, and '\(error.declaration.name)' is none:"
          + " only cases become properties.",
        at: use.declSyntax)
    }
  }

  // MARK: Conformances

  /// Only those are asked for that the enum does not have already.
  private var conformances: String {
    guard let declaration = try? declaration(),
      (try? refuseSharedNames(in: declaration)) != nil,
      let name = use.extendedTypeSyntax?.source,
      let asked = use.conformanceListSyntax.map({ SourceScanner($0.source) })
    else { return "" }
    func isAsked(_ name: String) -> Bool { (0..<asked.count).contains { asked.has(name, at: $0) } }
    var lines: [String] = []
    if isAsked("HasStateCase") {
      lines.append("extension \(name): nonisolated VSM.HasStateCase {}")
    }
    // One without payloads is Equatable by itself, and would not be any more without this.
    let isPlain = declaration.cases.allSatisfy(\.payloads.isEmpty)
    if isAsked("Equatable"), isPlain || (try? isComparable()) == true {
      lines.append("extension \(name): Swift.Equatable {}")
    }
    return lines.joined(separator: "\n")
  }

  private func isComparable() throws -> Bool {
    guard let attribute = use.attributeSyntax?.source,
      let label = attribute.range(of: "equatable:")
    else { return false }
    let value = attribute[label.upperBound...].drop { $0.isWhitespace }.prefix { $0.isLetter }
    guard value == "true" || value == "false" else {
      throw Problem(
        "'equatable' is read while this is compiled. Write 'true' or 'false'.", at: use.declSyntax)
    }
    return value == "true"
  }

  /// The level of what is added: that of the enum, or of the extension that it stands in.
  private func access(of declaration: EnumSource) -> String {
    let around = use.lexicalContext?.first.map { DeclarationHead(SourceScanner($0.source)) }
    let inherited = around?.keyword == "extension" ? around?.access : nil
    return (declaration.access ?? inherited).map { $0 + " " } ?? ""
  }

  // MARK: Names

  private func refuseSharedNames(in declaration: EnumSource) throws {
    var known: [String: [EnumSource.Case]] = [:]
    for one in declaration.cases where !declaration.ownNames.contains(one.propertyName) {
      if let other = known[one.propertyName]?.first(where: { !$0.excludes(one) }) {
        throw Problem(
          "'\(other.name)' in line \(line(of: other)) and '\(one.name)' in line \(line(of: one))"
            + " would both be the property '\(one.propertyName)'."
            + " Rename one of them, or declare '\(one.propertyName)' yourself.",
          at: use.declSyntax, offset: one.position)
      }
      known[one.propertyName, default: []].append(one)
    }
  }

  private func line(of one: EnumSource.Case) -> Int {
    let before = use.declSyntax.source.utf8.prefix(one.position)
    return (use.declSyntax.location?.line ?? 1) + before.count { $0 == 0x0A }
  }
}
