import Foundation

// A document and its file.
extension OpenDocument {
  /// Reads the document in a file, and shows that; a fault is told, and nothing else changes. Of a template a new
  /// document begins with what it holds.
  func open(_ url: URL, asTemplate isTemplate: Bool) {
    guard let kind, !isReading else { return }
    isReading = true
    let (before, count) = (presented?.current, changes)
    // From now on, who opens that file finds this window.
    if !isTemplate { presented?.current = AnyHashable(DocumentPlace.file(url)) }
    Task {
      do {
        let read = try await Self.read(url, kind)
        let show: @MainActor () -> Void = { [self] in
          (seen, readType) = isTemplate ? (SeenFile(), nil) : (read.seen, read.type)
          adopt(read.document, at: isTemplate ? nil : url)
        }
        // What a person has written meanwhile is not lost.
        if count == changes { show() } else { leave(show) }
      } catch {
        presented?.current = document == nil ? nil : before
        fault = error.saying(url, "could not be opened").localizedDescription
      }
      isReading = false
    }
  }

  /// Shows what is in its file now, instead of what was changed here.
  func reload() {
    guard let fileURL, let kind, !isReading else { return }
    isReading = true
    let count = changes
    Task {
      do {
        let read = try await Self.read(fileURL, kind)
        if count == changes {
          (seen, readType) = (read.seen, read.type)
          replace(by: read.document)
        } else {
          // A person has gone on with what was here.
          tell(.changed)
        }
      } catch {
        // What is shown is nowhere else by now.
        changes += 1
        fault = error.saying(fileURL, "could not be opened").localizedDescription
      }
      isReading = false
    }
  }

  private static func read(
    _ url: URL, _ kind: DocumentKind<Document>
  ) async throws -> (document: Document, seen: SeenFile, type: UTType?) {
    try await read(url, kind.readable, kind.read)
  }

  @concurrent
  private static func read(
    _ url: URL, _ types: [UTType],
    _ make: @Sendable (FileDocumentReadConfiguration) throws -> Document
  ) async throws -> (document: Document, seen: SeenFile, type: UTType?) {
    let ending = url.pathExtension.lowercased()
    let type = types.first { $0.family.contains { $0.extensions.contains(ending) } } ?? types.first
    // Before it is read: what is written meanwhile is noticed later.
    let seen = SeenFile(now: url)
    let file = try FileWrapper(url: url.resolvingSymlinksInPath(), options: .immediate)
    let document = try make(FileDocumentReadConfiguration(contentType: type ?? .data, file: file))
    return (document, seen, type)
  }

  /// Saves it where it is kept, or asks where that is to be. What another program has written there since is
  /// replaced only where `isForced`.
  func save(isForced: Bool = false) {
    guard isEditable else { return }
    guard staysInPlace else {
      asksForPlace = true
      return
    }
    Task {
      if !isForced, let change = await changeOnDisk() {
        tell(change)
        return
      }
      // By now it may be kept elsewhere.
      if let fileURL { await save(to: fileURL, isForced: isForced) }
    }
  }

  /// Saves it, and keeps it there from now on. A fault is told. Then what waits for that goes on, once what a person
  /// has changed meanwhile is saved as well.
  func saveAs(_ place: URL) {
    Task {
      if await save(to: place, isForced: true) { leaveSaved() } else { leaving = nil }
    }
  }

  /// Saves it some time after a change. Of a fault a person is told once.
  func saveByItself() async {
    guard isEdited, staysInPlace, !isReading, !(await noticeChange()) else { return }
    // By now it may be kept elsewhere, or be saved.
    guard isEdited, let fileURL else { return }
    isAutosaveFaulty = !(await save(to: fileURL, tells: !isAutosaveFaulty))
  }

  @discardableResult
  private func save(
    to place: URL, isForced: Bool = false, tells: Bool = true
  ) async -> Bool {
    let (count, number) = (changes, number)
    switch await write(to: place, isForced: isForced) {
    case .success(let place):
      if number == self.number { saved(count, at: place) }
      return true
    case .failure(let change as DiskChange):
      if number == self.number { tell(change) }
      return false
    case .failure(let error):
      if tells { fault = error.localizedDescription }
      return false
    }
  }

  /// Writes it off the main thread, after what is being written already. The program does not end before that. What
  /// another program has made of the file is replaced only where `isForced`.
  func write(to place: URL, isForced: Bool = false) async -> Result<URL, any Error> {
    forgetAutosave()
    guard let file = written else { return .success(place) }
    let (previous, number) = (writing, number)
    let new = Task { () -> Result<URL, any Error> in
      _ = await previous?.value
      do {
        let way = WriteOnItsWay(to: place)
        onItsWay = way
        defer { if onItsWay === way { onItsWay = nil } }
        let known = isForced ? nil : seen
        let written = try await file.replace(place, asSeen: known) { way.end() }
        if number == self.number { seen = written.seen }
        return .success(written.place)
      } catch { return .failure(error) }
    }
    writing = new
    FileSaves.begin { _ = await new.value }
    return await new.value
  }
}
