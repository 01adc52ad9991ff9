public import PortableCombine

/// A value that is kept in a file: what a ``DocumentGroup`` edits, and what `fileExporter` writes.
///
///     struct Letter: FileDocument {
///       static let readableContentTypes = [UTType.plainText]
///       var text = ""
///
///       init() {}
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
///
/// It is read and written off the main thread.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The kinds of files that it is made of.
  static var readableContentTypes: [UTType] { get }

  /// The kinds of files that it is written to, the best one first: those that it is made of, unless it says others.
  static var writableContentTypes: [UTType] { get }

  /// What a file holds.
  init(configuration: ReadConfiguration) throws

  /// The file that it is to be kept in.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What is known of the file that it is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What is known of the file that it is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The kinds of files that it is made of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is kept in a file: what a ``DocumentGroup`` edits, and what `fileExporter` writes.
///
/// A snapshot of it is made on the main actor, and written off the main thread, while a person goes on.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What of the object is to be written.
  associatedtype Snapshot

  /// The kinds of files that it is made of.
  static var readableContentTypes: [UTType] { get }

  /// The kinds of files that it is written to, the best one first: those that it is made of, unless it says others.
  static var writableContentTypes: [UTType] { get }

  /// What a file holds.
  init(configuration: ReadConfiguration) throws

  /// What is to be written to a file of the kind `contentType`: all that the object holds now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file that `snapshot` is to be kept in.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// What is known of the file that it is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What is known of the file that it is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The kinds of files that it is made of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is made of.
public struct FileDocumentReadConfiguration {
  /// Its kind, one of those that the document says it reads.
  public let contentType: UTType

  /// What it holds.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// Its kind, one of those that the document says it writes.
  public let contentType: UTType

  /// What is in its place now; `nil` where nothing is.
  public let existingFile: FileWrapper?
}
