public import Foundation

extension Transferable {
  /// The kinds of data in which this value goes to whoever may see that much, the best one first.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.ways.filter { $0.gives(self, to: visibility) }.map(\.type)
  }

  /// The kinds of data of which a value is made, the best one first.
  public static func importedContentTypes() -> [UTType] {
    ways.filter { $0.take != nil }.map(\.type)
  }

  /// What a file of this value is called, where it says so.
  public var suggestedFilename: String? {
    Self.ways.lazy.filter { $0.gives(self, to: .ownProcess) }.compactMap { $0.fileName(self) }.first
  }

  /// The value as data of a kind, or in its best form.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    try await content(as: contentType).data()
  }

  /// Calls `fileHandler` with a file of the value, of a kind or in its best form. The file is there until that
  /// returns.
  public func withExportedFile<Result: Sendable>(
    contentType: UTType? = nil, fileHandler: @Sendable (URL) async throws -> Result
  ) async throws -> Result {
    let way = try way(as: contentType)
    return try await content(as: contentType).withFile(of: way.type, named: way.fileName(self)) {
      try await fileHandler($0.file)
    }
  }

  /// The value that `data` of a kind is, or of the kind that it likes best.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    self = try await Self.make(of: .data(data), contentType)
  }

  /// The value that a file is, of a kind or of the one that its name says.
  public init(importing url: URL, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(filenameExtension: url.pathExtension)
    self = try await Self.make(of: .file(SentTransferredFile(url)), type)
  }

  private static func make(of content: TransferContent, _ type: UTType?) async throws -> Self {
    guard let type else {
      guard let take = ways.lazy.compactMap(\.take).first else {
        throw TransferError.noForm(wanted: "\(Self.self)", there: [])
      }
      return try await take(content)
    }
    guard let take = bestWay(from: [type])?.way.take else {
      throw TransferError.noForm(wanted: "\(Self.self)", there: [type.identifier])
    }
    return try await take(content)
  }

  private func content(as type: UTType?) async throws -> TransferContent {
    guard let export = try way(as: type).export else {
      throw TransferError.doesNotGo(item: "\(Self.self)", type: type?.identifier ?? "anything")
    }
    return try await export(self)
  }

  private func way(as type: UTType?) throws -> TransferWay<Self> {
    let given = Self.ways.filter { $0.gives(self, to: .ownProcess) }
    let way = type.map { type in
      given.first { $0.type == type } ?? given.first { $0.type.conforms(to: type) }
    }
    guard let way = way ?? given.first else {
      throw TransferError.doesNotGo(item: "\(Self.self)", type: type?.identifier ?? "anything")
    }
    return way
  }
}
