public import Foundation

/// What views inside of a ``DocumentGroup`` are told of the document around them.
public struct DocumentConfiguration: Equatable, Sendable {
  /// Where its file is; `nil` as long as it has none.
  public internal(set) var fileURL: URL?

  /// Whether a person may change it: not in a viewer, and not where its file may only be read.
  public internal(set) var isEditable: Bool
}

extension EnvironmentValues {
  /// What is known of the document whose window is around; `nil` outside of a ``DocumentGroup``.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

/// What the editor of a ``DocumentGroup`` is told of a document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. What is written to it is saved; `$document` is a binding to it.
  @Binding public var document: Document

  /// Where its file is; `nil` as long as it has none.
  public var fileURL: URL?

  /// Whether a person may change it: not in a viewer, and not where its file may only be read.
  public var isEditable: Bool
}

/// What the editor of a ``DocumentGroup`` is told of a document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, which is saved when it says that it changes; `$document` has bindings to its properties.
  @ObservedObject public var document: Document

  /// Where its file is; `nil` as long as it has none.
  public var fileURL: URL?

  /// Whether a person may change it: not in a viewer, and not where its file may only be read.
  public var isEditable: Bool
}
