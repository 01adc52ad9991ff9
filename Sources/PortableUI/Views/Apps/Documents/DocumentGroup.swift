import Threads

/// Windows that show a document each, which a person makes, opens and saves.
///
///     DocumentGroup(newDocument: Letter()) { file in
///       TextEditor(text: file.$document.text)
///     }
///
/// The menu of each window has commands for that, with the usual keys; `CommandGroup(replacing: .newItem)` and
/// `.saveItem` put others in their place. A window is called like its file, with a dot before that as long
/// as something is not saved. A document that has a file is saved by itself soon after each change; a window
/// whose document has none asks before it closes.
///
/// What another program has written to the file meanwhile is never replaced unasked: it is noticed before each saving,
/// and when the window gets the keyboard again. Where nothing was changed in the window, that shows what is new.
public struct DocumentGroup<Document, Content: View> {
  let kind: WindowKind

  /// What is in a window.
  let window: AnyView

  init<Model: Sendable>(
    _ model: DocumentKind<Model>, content: @escaping @MainActor (OpenDocument<Model>) -> Content
  ) {
    kind = WindowKind(
      valueType: ObjectIdentifier(DocumentPlace.self),
      documents: DocumentTypes(
        readable: model.readable, isEditable: model.isEditable, type: ObjectIdentifier(Model.self)))
    window = AnyView(AnyDocumentWindow(kind: model, content: content))
  }
}

extension DocumentGroup: Scene, PrimitiveScene {
  var stand: some View { WindowGroupView(kind: kind, content: window) }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows in which documents that are values are made and edited.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let editor = Handover(editor)
    self.init(.value(newDocument)) { editor.content($0.value) }
  }

  /// Windows in which documents that are values are only shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = Handover(viewer)
    self.init(.value(nil)) { viewer.content($0.value) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows in which documents that are objects are made and edited.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let editor = Handover(editor)
    self.init(.object(newDocument)) { editor.content($0.object) }
  }

  /// Windows in which documents that are objects are only shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = Handover(viewer)
    self.init(.object(nil)) { viewer.content($0.object) }
  }
}

/// Which documents the windows of a scene show.
struct DocumentTypes: Equatable {
  let readable: [UTType]
  let isEditable: Bool
  let type: ObjectIdentifier
}
