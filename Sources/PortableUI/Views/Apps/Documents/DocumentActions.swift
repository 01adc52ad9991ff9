public import Foundation
import Threads

extension EnvironmentValues {
  /// Opens a window with a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(windows: windows) }

  /// Opens a window with the document in a file.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windows: windows) }
}

/// Opens windows with new documents.
public struct NewDocumentAction {
  let windows: WindowActions?

  /// Opens a window with this document in the ``DocumentGroup`` of its type.
  @preconcurrency @MainActor
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping @Sendable () -> D
  ) {
    open(D.self, NewDocument { newDocument() })
  }

  /// Opens a window with this document in the ``DocumentGroup`` of its type.
  @preconcurrency @MainActor
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
    open(D.self, NewDocument { newDocument() })
  }

  @MainActor
  func open<D>(_ type: D.Type, _ new: NewDocument) {
    open(new, "\(D.self)") { $0.type == ObjectIdentifier(D.self) }
  }

  @MainActor
  func open(_ type: UTType?, _ new: NewDocument) {
    open(new, type?.identifier ?? "any") { documents in
      let isOfType = type.map { type in documents.readable.contains { type.conforms(to: $0) } }
      return documents.isEditable && isOfType ?? true
    }
  }

  @MainActor
  private func open(
    _ new: NewDocument, _ what: String, where isMeant: (DocumentTypes) -> Bool
  ) {
    let session = windows?.session
    let source = session?.sources.first { $0.kind.documents.map(isMeant) ?? false }
    guard let session, let source else {
      return misuse(
        "No scene has windows for a new document.", facts: ["document": what],
        fix: "Put DocumentGroup(newDocument:editor:) with this type into the App's body.")
    }
    session.open(source, showing: AnyHashable(DocumentPlace.new(new)))
  }
}

/// Opens windows with the documents in files.
public struct OpenDocumentAction {
  let windows: WindowActions?

  /// Opens a window with the document in the file at `url`, or brings that forward which shows it already.
  ///
  /// It throws where no ``DocumentGroup`` of the app reads such files. A file that cannot be read is told of in
  /// the window.
  @preconcurrency @MainActor
  public func callAsFunction(at url: URL) async throws {
    guard let session = windows?.session, session.opensDocument(url) else {
      throw CocoaError(.fileReadUnsupportedScheme).saying(url, "could not be opened")
    }
    session.openDocument(url)
  }
}
