package import Foundation

/// What a person is asked to choose.
package struct FileRequest: Sendable {
  /// What is to be chosen.
  package enum Kind: Hashable, Sendable {
    /// Files that are there, or folders.
    case files, folders
    /// A folder into which something is moved, or into which files are saved.
    case destination
    /// The place of a file that is about to be written.
    case place
  }

  /// What the files are wanted for.
  package enum Purpose: Hashable, Sendable {
    /// They are read, or moved.
    case using
    /// They are written.
    case saving
  }

  package var kind = Kind.files

  /// Whether more than one may be chosen.
  package var allowsMultiple = false

  /// The kinds of files that may be chosen; all where there are none.
  package var types: [UTType] = []

  package var purpose = Purpose.using

  /// What a file that is about to be written is called, unless a person calls it otherwise.
  package var name = ""

  /// What the views around say of the dialog.
  package var looks = FileDialogLooks()

  /// The window in which somebody asks; `nil` where there is none but a screen in a test.
  package weak var window: AppWindow?

  /// A request for files of these kinds; for folders, where there is no kind of file among them.
  init(_ types: [UTType], allowsMultiple: Bool) {
    let areFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    kind = areFolders ? .folders : .files
    self.allowsMultiple = allowsMultiple
    let isAny = types.contains { $0 == .item || $0 == .content || $0 == .data }
    self.types = areFolders || isAny ? [] : types
  }

  /// A request for the folder that something is moved to or saved in.
  static func destination(for purpose: Purpose) -> FileRequest {
    var request = FileRequest([], allowsMultiple: false)
    (request.kind, request.purpose) = (.destination, purpose)
    return request
  }

  /// A request for the place where `file` is to be written.
  static func place(of file: WrittenFile?) -> FileRequest {
    var request = FileRequest(file?.types ?? [], allowsMultiple: false)
    (request.kind, request.purpose) = (.place, .saving)
    request.name = file?.suggestion ?? ""
    return request
  }

  /// How the names of the files may end; all where there are none.
  package var extensions: [String] { types.flatMap(\.family).flatMap(\.extensions) }

  /// What servers may call the files.
  package var mimeTypes: [String] { types.flatMap(\.family).flatMap(\.mimeTypes) }

  /// Whether a person can choose that, as far as its name says.
  package func admits(_ file: URL) -> Bool {
    types.isEmpty || kind == .place || extensions.contains(file.pathExtension.lowercased())
  }
}

/// The way to the desktop's own dialog for files.
package struct FileChooser {
  /// Asks for files, and tells which; none where nobody has chosen any. Returns what closes the dialog.
  package typealias Ask =
    @MainActor (FileRequest, @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void

  let ask: Ask

  package init(_ ask: @escaping Ask) { self.ask = ask }
}

private enum FileChooserKey: EnvironmentKey { static var defaultValue: FileChooser? { nil } }

extension EnvironmentValues {
  /// Who asks a person for files.
  package var fileChooser: FileChooser? {
    get { self[FileChooserKey.self] }
    set { self[FileChooserKey.self] = newValue }
  }
}
