public import Foundation
package import PortableUI

/// What stands for the desktop's dialog for files in a test: it waits until the test answers.
@MainActor
final class FileDialogs {
  private(set) var open: (request: FileRequest, answer: @MainActor ([URL]) -> Void)?
  private var number = 0

  nonisolated init() {}

  func ask(
    _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void
  ) -> @MainActor () -> Void {
    number += 1
    open = (request, answer)
    return { [weak self, number] in
      if self?.number == number { self?.open = nil }
    }
  }

  func answer(_ files: [URL]) {
    let answer = open?.answer
    open = nil
    answer?(files)
  }
}

extension Screen {
  /// Whether the screen asks for files.
  public var asksForFiles: Bool {
    graph.runFrame()
    return fileDialogs.open != nil
  }

  /// Answers the dialog for files with those. They need not be there.
  ///
  /// It throws where no dialog is open, and where a person could not choose them in it: more than one,
  /// or of another kind.
  public func chooseFiles(_ files: URL...) throws {
    let request = try fileRequest(to: "choose files")
    guard request.kind != .place else {
      throw ScreenError(
        "Could not choose files: the dialog asks for the place of a new one.",
        facts: [("it is to be called", request.name)],
        fix: "Use saveFile(to:), or cancelFiles().")
    }
    guard !files.isEmpty, request.allowsMultiple || files.count == 1 else {
      throw ScreenError(
        "Could not choose \(files.count) files: the dialog takes "
          + "\(request.allowsMultiple ? "one or more" : "one").",
        facts: [("to be chosen", listed(files.map(\.lastPathComponent)))],
        fix: "Choose as many as it takes, or use cancelFiles().")
    }
    let others = files.filter { !request.admits($0) }
    guard others.isEmpty else {
      throw ScreenError(
        "Could not choose \(listed(others.map(\.lastPathComponent))): the dialog does not show it.",
        facts: [("names end with", listed(request.extensions))],
        fix: "Choose files of those kinds, or allow others.")
    }
    fileDialogs.answer(files)
    graph.runFrame()
  }

  /// What the dialog calls the file that is about to be saved; `nil` where it does not ask for such a place.
  public var suggestedFilename: String? {
    graph.runFrame()
    guard let request = fileDialogs.open?.request, request.kind == .place else { return nil }
    return request.name
  }

  /// Answers the dialog that asks where a file is to be saved, as one who lets it replace what is there.
  ///
  /// It is written for real. Await ``settle(leavingTasks:fileID:filePath:line:column:)`` for what comes of that.
  public func saveFile(to place: URL) throws {
    let request = try fileRequest(to: "save a file")
    guard request.kind == .place else {
      throw ScreenError(
        "Could not save a file: the dialog asks for something that is there.",
        facts: [("to be saved", place.lastPathComponent)], fix: "Use chooseFiles(_:).")
    }
    fileDialogs.answer([place])
    graph.runFrame()
  }

  /// What the dialog for files that is open asks for.
  package var fileRequest: FileRequest? {
    graph.runFrame()
    return fileDialogs.open?.request
  }

  /// Closes the dialog for files without choosing any.
  public func cancelFiles() throws {
    _ = try fileRequest(to: "cancel")
    fileDialogs.answer([])
    graph.runFrame()
  }

  private func fileRequest(to verb: String) throws(ScreenError) -> FileRequest {
    graph.runFrame()
    if let request = fileDialogs.open?.request { return request }
    throw ScreenError(
      "Could not \(verb): no dialog for files is open.",
      facts: [("on the screen", listed(items.filter(\.isVisible).map(\.title)))],
      fix: "Do what makes a fileImporter, a fileExporter or a fileMover ask first.")
  }
}
