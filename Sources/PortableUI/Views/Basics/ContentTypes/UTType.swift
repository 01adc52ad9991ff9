/// A kind of files: pictures, PDF documents, folders.
public struct UTType: Hashable, Sendable {
  /// Its name, the same wherever it is spoken of.
  public let identifier: String

  /// How the names of its files end, without the dot; the usual one first.
  let extensions: [String]

  /// What mail and servers call it; the usual one first.
  let mimeTypes: [String]

  /// The kinds that its files are of as well.
  private let parents: [String]

  init(
    known identifier: String, _ extensions: [String] = [], mime mimeTypes: [String] = [],
    of parents: [UTType]
  ) {
    self.identifier = identifier
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.parents = parents.map(\.identifier)
  }

  /// The kind of that name, where it is known here.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// The kind of files whose names end that way: a known one, or one of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    self =
      Self.known.first { $0.extensions.contains(ending) && $0.conforms(to: supertype) }
      ?? UTType(known: "dyn.\(ending)", [ending], of: [supertype])
  }

  /// The kind that servers call that: a known one, or one of its own.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard mimeType.contains("/") else { return nil }
    let name = mimeType.lowercased()
    self =
      Self.known.first { $0.mimeTypes.contains(name) && $0.conforms(to: supertype) }
      ?? UTType(known: "dyn.\(name)", mime: [name], of: [supertype])
  }

  /// A kind that the app itself defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = UTType(identifier) ?? UTType(known: identifier, of: [parentType ?? .data])
  }

  /// A kind that another app defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// How the names of its files end most often.
  public var preferredFilenameExtension: String? { extensions.first }

  /// What servers call it most often.
  public var preferredMIMEType: String? { mimeTypes.first }

  /// The kinds that its files are of as well.
  public var supertypes: Set<UTType> {
    var all: Set<UTType> = []
    var waiting = parents
    while let name = waiting.popLast() {
      guard let type = UTType(name), all.insert(type).inserted else { continue }
      waiting += type.parents
    }
    return all
  }

  /// Whether its files are of the kind `type` as well.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether its files are of the kind `type`, which is another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether files of the kind `type`, which is another one, are of this kind.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether both are of one name.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// Its name.
  public var description: String { identifier }
}

extension UTType {
  /// The kind itself and all that are known of which files are of this kind, too.
  var family: [UTType] {
    let known = Self.known.filter { $0.conforms(to: self) }
    return known.contains(self) ? known : known + [self]
  }
}
