public import Foundation

/// A button that opens a window with a new document in a ``DocumentGroup``.
///
///     NewDocumentButton(Text("New Letter"), for: Letter.self) { try await template() }
///
/// What its closure throws is told a person, but for a `CancellationError`: then nothing happens.
public struct NewDocumentButton<Label: View> {
  private let label: Label
  private let prepare: @MainActor (NewDocumentAction) async throws -> Void
  @Environment(\.newDocument) private var newDocument
  @State private var tasks = TransferTasks()
  @State private var fault: String?
}

extension NewDocumentButton: View {
  /// The button.
  public var body: some View {
    Button {
      tasks.start("a new document") {
        do { try await prepare(newDocument) } catch is CancellationError {} catch {
          fault = error.localizedDescription
        }
      }
    } label: {
      label
    }
    .alert(Text(verbatim: fault ?? ""), isPresented: $fault.isThere()) { Button("OK") {} }
  }
}

extension NewDocumentButton where Label == Text {
  /// A button that opens a window with the document that `prepareDocument` makes, or an empty one where that is `nil`.
  ///
  /// It is saved as a file of the kind `contentType`, unless a person says otherwise.
  public init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
  ) {
    self.init(label: label ?? Text("New Document")) { action in
      let document = try await prepareDocument()
      action.open(D.self, NewDocument(as: contentType) { document })
    }
  }

  /// A button that opens a window with the object that `prepareDocument` makes, or an empty one where that is `nil`.
  ///
  /// It is saved as a file of the kind `contentType`, unless a person says otherwise.
  public init<D: ReferenceFileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
  ) {
    self.init(label: label ?? Text("New Document")) { action in
      let document = try await prepareDocument()
      action.open(D.self, NewDocument(as: contentType) { document })
    }
  }

  /// A button that opens a window with a new document of the kind `contentType`.
  ///
  /// It begins with what is in the file that `prepareDocumentURL` names, or empty where that is `nil`.
  public init(
    _ label: Text? = nil, contentType: UTType,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL? = { nil }
  ) {
    self.init(label: label ?? Text("New Document")) { action in
      let template = try await prepareDocumentURL()
      action.open(contentType, NewDocument(template: template, as: contentType))
    }
  }

  /// A button that opens a window with a new document of the kind `contentType`, or else of the first that the app has.
  @_disfavoredOverload
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label: label ?? Text("New Document")) { action in
      action.open(contentType, NewDocument(as: contentType))
    }
  }

  private init(
    label: Label, prepare: @escaping @MainActor (NewDocumentAction) async throws -> Void
  ) {
    self.label = label
    self.prepare = prepare
  }
}
