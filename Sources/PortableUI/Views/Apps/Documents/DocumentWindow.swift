package import Foundation

/// What is in any window of a scene of documents. Its body is asked for once for each, which then has an object of its
/// own.
struct AnyDocumentWindow<Document: Sendable, Content: View> {
  let kind: DocumentKind<Document>
  let content: @MainActor (OpenDocument<Document>) -> Content
}

extension AnyDocumentWindow: View {
  var body: some View { DocumentWindow(kind: kind, content: content) }
}

/// What is in the window of a document.
struct DocumentWindow<Document: Sendable, Content: View>: View {
  let kind: DocumentKind<Document>
  let content: @MainActor (OpenDocument<Document>) -> Content
  @StateObject private var file = OpenDocument<Document>()
  @Environment(\.presentedValue) private var presented
  @Environment(\.thisWindow) private var window
  @Environment(\.windows) private var windows
  @Environment(\.clock) private var clock
  @Environment(\.scenePhase) private var phase

  var body: some View {
    page
      .navigationTitle(Text(verbatim: file.title))
      .onChange(of: file.title, initial: true) {
        // Where pages inside have a bar of their own, that does not know the document.
        window?.window?.retitle(file.title)
      }
      .onAppear {
        file.start(kind, at: presented, clock, besides: windows?.session)
        window?.window?.document = file
      }
      .onDisappear { file.gone() }
      .onChange(of: phase) {
        // Who comes back from another program may have changed the file there.
        if phase == .active { Task { await file.noticeChange() } }
      }
      .modifier(DocumentQuestions(file: file, readable: kind.readable, open: open))
      .environment(\.documentConfiguration, file.configuration)
    PrimaryMenu(documents: menu)
  }

  @ViewBuilder private var page: some View {
    if file.document != nil {
      content(file).id(file.number)
    } else if file.isReading || kind.isEditable {
      ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      Button("Open…") { file.asksForFile = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var menu: DocumentMenu {
    DocumentMenu(
      isEditable: kind.isEditable, hasDocument: file.document != nil,
      new: {
        if let windows, let window = window?.window {
          windows.openAnother(like: window)
        } else {
          file.leave { file.startNew() }
        }
      },
      open: { file.asksForFile = true }, save: { file.save() },
      saveAs: { file.asksForPlace = true })
  }

  /// Shows the document in a file: here, where there is one window only.
  private func open(_ url: URL) {
    if let session = windows?.session {
      if let scene = window?.window?.source { session.openDocument(url, in: scene) }
    } else {
      file.leave { file.open(url) }
    }
  }
}

/// What a person is asked and told of a document.
private struct DocumentQuestions<Document: Sendable>: ViewModifier {
  @ObservedObject var file: OpenDocument<Document>
  let readable: [UTType]
  let open: (URL) -> Void
  @Environment(\.supportsMultipleWindows) private var opensMore

  func body(content: Content) -> some View {
    let places = FileDialogView(
      content: content, isPresented: $file.asksForPlace, isReady: file.document != nil,
      request: .place(of: file.written)
    ) { places in
      if let place = places.first { file.saveAs(place) } else { file.stay() }
    }
    places
      .fileImporter(
        isPresented: $file.asksForFile, allowedContentTypes: readable,
        allowsMultipleSelection: opensMore
      ) {
        for url in (try? $0.get()) ?? [] { open(url) }
      }
      .alert(Text("Save changes to “\(file.name)”?"), isPresented: $file.asksToSave) {
        Button("Save") { file.asksForPlace = true }
        Button("Discard", role: .destructive) { file.discard() }
        Button("Cancel", role: .cancel) { file.stay() }
      } message: {
        Text(verbatim: file.reason ?? "What is not saved is lost.")
      }
      .alert(Text(verbatim: file.fault ?? ""), isPresented: $file.fault.isThere()) {
        Button("OK") { if file.document == nil { file.startNew() } }
      }
      .alert(
        Text(verbatim: file.conflict?.words(file.name) ?? ""), isPresented: $file.conflict.isThere()
      ) {
        if file.conflict == .changed {
          Button("Save Anyway") { file.save(isForced: true) }
          Button("Show the Other Version", role: .destructive) { file.reload() }
        } else {
          Button("Save Again") { file.save(isForced: true) }
          Button("Save As…") { file.asksForPlace = true }
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("What is in this window is not saved.")
      }
  }
}

extension OpenDocument where Document: FileDocument {
  /// What an editor is told of it.
  var value: FileDocumentConfiguration<Document> {
    guard let document else { preconditionFailure("an editor without a document") }
    return FileDocumentConfiguration(
      document: Binding { [weak self] in
        self?.document ?? document
      } set: { [weak self] in
        self?.edit($0)
      }, fileURL: fileURL, isEditable: configuration.isEditable)
  }
}

extension OpenDocument where Document: ReferenceFileDocument {
  /// What an editor is told of it.
  var object: ReferenceFileDocumentConfiguration<Document> {
    guard let document else { preconditionFailure("an editor without a document") }
    return ReferenceFileDocumentConfiguration(
      document: document, fileURL: fileURL, isEditable: configuration.isEditable)
  }
}

/// A scene of documents as it is in one window that no others can be opened beside: a screen in a test.
package struct DocumentScreen: View {
  private let window: AnyView
  @State private var presented: PresentedValue

  /// The window of `documents`, with the document in `file`, or else a new one.
  package init<D, C: View>(_ documents: DocumentGroup<D, C>, opening file: URL?) {
    window = documents.window
    presented = PresentedValue(file.map { AnyHashable(DocumentPlace.file($0)) })
  }

  /// What is in the window.
  package var body: some View { window.environment(\.presentedValue, presented) }
}
