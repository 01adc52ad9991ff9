package import Foundation

/// A document that a window does not close without.
@MainActor
package protocol LeavableDocument: AnyObject {
  /// Whether something would be lost.
  var isEdited: Bool { get }

  /// Whether nobody has done anything with it, so that another may be shown instead.
  var isUnused: Bool { get }

  /// What it is called, where it has no file.
  var unsavedName: String? { get }

  /// Shows the one in a file instead.
  func open(_ url: URL)

  /// Calls `done` when nothing is lost by leaving it: at once, once it is saved, or once a person gives it up.
  func leave(_ done: @escaping @MainActor () -> Void)

  /// Saves it before this returns, where it has a file.
  func saveAtOnce()
}

extension OpenDocument: LeavableDocument {
  var unsavedName: String? { fileURL == nil && !isReading ? newName : nil }

  func open(_ url: URL) { open(url, asTemplate: false) }

  func leave(_ done: @escaping @MainActor () -> Void) {
    guard isEdited else { return done() }
    let isLeaving = leaving != nil
    leaving = done
    guard !isLeaving else { return }
    guard staysInPlace else { return ask(because: nil) }
    let (count, number) = (changes, number)
    Task {
      if let change = await changeOnDisk() { return ask(because: change.words(name)) }
      // By now it may be kept elsewhere.
      guard let fileURL, number == self.number else { return leave() }
      switch await write(to: fileURL) {
      case .success(let place):
        guard number == self.number else { return leave() }
        saved(count, at: place)
        leaveSaved()
      case .failure(let change as DiskChange): ask(because: change.words(name))
      case .failure(let error): ask(because: error.localizedDescription)
      }
    }
  }

  /// Asks a person what becomes of what is not saved, and says why it could not be.
  private func ask(because reason: String?) {
    self.reason = reason
    asksToSave = true
  }

  /// What waits for it to be saved goes on, once what a person has changed meanwhile is saved as well.
  func leaveSaved() {
    let done = leaving
    leaving = nil
    if let done { leave(done) }
  }

  /// A person gives up what is not saved.
  func discard() {
    forgetAutosave()
    savedChanges = changes
    leave()
  }

  /// A person wants to stay.
  func stay() {
    leaving = nil
    settle(at: fileURL)
  }

  /// What waits for it to be saved or given up goes on.
  func leave() {
    let done = leaving
    leaving = nil
    done?()
  }

  /// Its window is gone, and nobody was asked: its scene is no more.
  func gone() {
    forgetAutosave()
    guard isEdited, fileURL != nil else { return }
    FileSaves.begin { await self.saveByItself() }
  }

  func saveAtOnce() {
    guard isEdited, let file = written else { return }
    // What is being written is older; after it the file is not as it was seen.
    let way = onItsWay
    way?.waitForEnd()
    guard let place = fileURL ?? way?.place else { return }
    // What another program has written is not lost either.
    let isOurs = way?.place == place || (staysInPlace && seen.change(now: place) == nil)
    try? file.replaceAtOnce(isOurs ? place : place.firstFreeBeside)
  }
}

extension URL {
  /// A place beside it where nothing is, with a name like its own.
  fileprivate var firstFreeBeside: URL {
    let folder = deletingLastPathComponent()
    return folder.appending(
      path: lastPathComponent.firstFree {
        !FileManager.default.fileExists(atPath: folder.appending(path: $0).plainPath)
      })
  }
}
