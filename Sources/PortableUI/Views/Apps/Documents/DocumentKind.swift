import PortableCombine
import Threads

/// How documents of one type are made, read and written.
struct DocumentKind<Document: Sendable> {
  /// Makes a new one; `nil` where they are only shown.
  var make: (() -> Document)?

  let readable: [UTType]
  let writable: [UTType]
  let read: @Sendable (FileDocumentReadConfiguration) throws -> Document
  let written: @MainActor (Document) -> WrittenFile

  /// Tells when a document changes by itself.
  let follow: @MainActor (Document, @escaping @MainActor () -> Void) -> AnyCancellable?

  var isEditable: Bool { make != nil }
}

extension DocumentKind where Document: FileDocument {
  static func value(_ make: (() -> Document)?) -> DocumentKind {
    DocumentKind(
      make: make, readable: Document.readableContentTypes,
      writable: Document.writableContentTypes,
      read: { try Document(configuration: $0) }, written: { WrittenFile($0, as: []) },
      follow: { _, _ in nil })
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  static func object(_ make: (() -> Document)?) -> DocumentKind {
    DocumentKind(
      make: make, readable: Document.readableContentTypes,
      writable: Document.writableContentTypes,
      read: { try Document(configuration: $0) }, written: { WrittenFile(object: $0, as: []) },
      follow: { document, changed in
        document.objectWillChange.sink { _ in
          let changed = Handover(changed)
          runOnMain { onMain { changed.content() } }
        }
      })
  }
}
