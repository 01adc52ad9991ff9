import Foundation
import PortableCombine

/// The document of one window, and where it is kept.
@MainActor
final class OpenDocument<Document: Sendable>: ObservableObject {
  @Published var document: Document?

  /// Where it is kept; `nil` as long as it has no file.
  @Published private(set) var fileURL: URL?

  @Published var isReading = false

  /// How often it was changed, and how often it had been when it was saved last.
  @Published var changes = 0
  @Published var savedChanges = 0

  /// Which of the documents that the window has shown it is.
  @Published private(set) var number = 0

  /// What a person is asked or told.
  @Published var asksToSave = false
  @Published var asksForPlace = false
  @Published var asksForFile = false
  @Published var fault: String?

  /// What another program has done to the file, while a person is asked about that.
  @Published var conflict: DiskChange?

  /// Why it could not be saved when it was to be left.
  var reason: String?

  /// The file as it was when this window read or wrote it last.
  var seen = SeenFile()

  /// The kind of file that it was read from; `nil` where this window wrote it.
  var readType: UTType?

  private(set) var kind: DocumentKind<Document>?
  var presented: PresentedValue?
  private var clock: any Clock<Duration> = ContinuousClock()
  private var following: AnyCancellable?

  /// Whether a view has made it.
  private var isGiven = false

  /// What it is called as long as it has no file.
  private(set) var newName = "Untitled"

  /// The kind of file that it is to be first, where the view that made it said so.
  private var wantedType: UTType?

  /// What happens once it is saved or given up.
  var leaving: (@MainActor () -> Void)?

  /// Waits to save it.
  private var autosave: Task<Void, Never>?

  /// Whether it could not be saved by itself the last time, of which a person was told.
  var isAutosaveFaulty = false

  /// The last writing that was begun: the next one waits for its end.
  var writing: Task<Result<URL, any Error>, Never>?

  /// What is being written to the disk now.
  var onItsWay: WriteOnItsWay?

  nonisolated init() {}

  var isEditable: Bool { kind?.isEditable ?? false }
  var isEdited: Bool { isEditable && changes != savedChanges }

  /// Whether nobody has done anything with it.
  var isUnused: Bool { fileURL == nil && changes == 0 && !isReading && kind != nil && !isGiven }

  /// What its window is called.
  var title: String { (isEdited ? "• " : "") + name }

  var name: String {
    fileURL?.lastPathComponent ?? (document == nil ? AppName.current : newName)
  }

  /// Whether it is saved where it is kept: that may be written, and so may files of that kind.
  var staysInPlace: Bool {
    guard fileURL != nil, let kind, kind.isEditable, seen.isWritable else { return false }
    return readType.map(kind.writable.contains) ?? true
  }

  /// What an editor is told of it.
  var configuration: DocumentConfiguration {
    DocumentConfiguration(
      fileURL: fileURL, isEditable: isEditable && (fileURL == nil || staysInPlace))
  }

  /// What a person is asked to choose a place for.
  var written: WrittenFile? {
    guard let kind, var file = document.map(kind.written) else { return nil }
    file.name = fileURL?.lastPathComponent ?? file.givenName ?? newName
    if let wantedType, fileURL == nil { file.prefer(wantedType) }
    return file
  }
}

// Its beginning, and its changes.
extension OpenDocument {
  /// Begins with what the window is to show, beside the new documents of other windows.
  func start(
    _ kind: DocumentKind<Document>, at presented: PresentedValue?, _ clock: any Clock<Duration>,
    besides session: AppSession?
  ) {
    guard self.kind == nil else { return }
    newName = newName.firstFree { session?.hasNewDocument(called: $0) != true }
    (self.kind, self.presented, self.clock) = (kind, presented, clock)
    switch presented?.current?.base as? DocumentPlace {
    case .file(let url): open(url)
    case .new(let new): start(new)
    case nil: startNew()
    }
  }

  private func start(_ new: NewDocument) {
    (wantedType, isGiven) = (new.type, true)
    if let template = new.template {
      open(template, asTemplate: true)
    } else {
      adopt(new.make() as? Document ?? kind?.make?(), at: nil)
    }
  }

  /// Shows a new one, where there are any.
  func startNew() { adopt(kind?.make?(), at: nil) }

  /// A person has changed it.
  func edit(_ new: Document) {
    document = new
    edited()
  }

  /// Shows another document from now on.
  func adopt(_ new: Document?, at url: URL?) {
    number += 1
    replace(by: new)
    settle(at: url)
  }

  /// It is saved, as it was after `count` changes, and kept there.
  func saved(_ count: Int, at place: URL) {
    (savedChanges, isAutosaveFaulty, readType) = (count, false, nil)
    settle(at: place)
    // What was changed while it was written.
    if isEdited { saveSoon() }
  }

  /// Shows what the document has become elsewhere.
  func replace(by new: Document?) {
    forgetAutosave()
    (document, changes, savedChanges) = (new, 0, 0)
    (isAutosaveFaulty, conflict) = (false, nil)
    following = new.flatMap { new in kind?.follow(new) { [weak self] in self?.edited() } }
  }

  /// It is kept there from now on.
  func settle(at url: URL?) {
    fileURL = url
    presented?.current = url.map { AnyHashable(DocumentPlace.file($0)) }
  }

  private func edited() {
    changes += 1
    saveSoon()
  }

  private func saveSoon() {
    guard autosave == nil, staysInPlace else { return }
    autosave = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: .seconds(1))) != nil, let self else { return }
      autosave = nil
      await saveByItself()
    }
  }

  func forgetAutosave() {
    autosave?.cancel()
    autosave = nil
  }
}
