public import Foundation

/// Who may take a form of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// Programs of the same developers. None are known to be that here: as ``ownProcess``.
  case team = 1
  /// Programs of the same group. None are known to be that here: as ``ownProcess``.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}

/// What a file that an item is given as may be used for.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Others may read and change the file itself.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// A text, an address, or whatever else goes elsewhere.
  public convenience init<T: Transferable>(object: T) { self.init(of: object) }

  /// A text.
  public convenience init(object: NSString) { self.init(of: String(describing: object)) }

  /// An address.
  public convenience init(object: NSURL) {
    self.init()
    if let url = URL(string: object.absoluteString) { register(url) }
  }

  /// Data of one kind, or nothing.
  public convenience init(item: Data?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    add(
      TransferOffer(
        type: typeIdentifier.map { UTType(importedAs: $0) } ?? .data, load: { .data(item) }))
  }

  /// A file of the kind that its name says, called as it is, and its place.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL,
      FileManager.default.isReadableFile(atPath: fileURL.path(percentEncoded: false))
    else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    add(
      TransferOffer(type: UTType(filenameExtension: fileURL.pathExtension) ?? .data) {
        .file(SentTransferredFile(fileURL))
      })
    register(fileURL)
  }

  /// Adds a form of the kind of that name, whose data `loadHandler` hands over when somebody takes it.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      for: UTType(exportedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a form of the kind `contentType`, whose data `loadHandler` hands over when somebody takes it.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      TransferOffer(type: contentType, isForOthers: visibility == .all) {
        .data(
          try await answer { done in
            loadHandler { done(Self.result($0, $1, contentType)) }
          })
      })
  }

  /// Adds a form of the kind of that name, a file that `loadHandler` hands over when somebody takes it, and says
  /// whether others work together on it, which has no effect here.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let type = UTType(exportedAs: typeIdentifier)
    add(
      TransferOffer(type: type, isForOthers: visibility == .all) {
        let file = try await answer { done in
          loadHandler { file, _, error in done(Self.result(file, error, type)) }
        }
        return .file(
          SentTransferredFile(
            file, allowAccessingOriginalFile: fileOptions.contains(.openInPlace)))
      })
  }

  private static func result<Value: Sendable>(
    _ value: Value?, _ error: (any Error)?, _ type: UTType
  ) -> Result<Value, any Error> {
    if let value { return .success(value) }
    return .failure(error ?? TransferError.nothingCame(type: type.identifier))
  }
}

/// What `ask` is answered. Only the first answer counts.
private func answer<Value: Sendable>(
  _ ask: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Progress?
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let first = FirstAnswer(continuation)
    _ = ask { first.resume($0) }
  }
}
