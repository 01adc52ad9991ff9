public import Foundation
import Threads

// What is in a folder.
extension FileWrapper {
  /// Puts `child` into the folder, and returns its name there: the one that it likes to have, or one beside
  /// that where another has it.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else {
      misuse(
        "A file is to be put into what is no folder.",
        facts: ["file": child.preferredFilename ?? "without a name"],
        fix: "Make the outer one by FileWrapper(directoryWithFileWrappers:).")
      return child.preferredFilename ?? ""
    }
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      misuse(
        "A file without a name is to be put into a folder.", facts: [:],
        fix: "Set its preferredFilename first.")
      return ""
    }
    let name = wanted.firstFree { children[$0] == nil }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Puts a file that holds `data` into the folder, and returns its name there.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
  {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes `child` out of the folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name of `child` in the folder; `nil` where it is not in it.
  public func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}

extension String {
  /// This name of a file, or else the first of those beside it, "Notes 2.txt" say, that is free.
  func firstFree(_ isFree: (String) throws -> Bool) rethrows -> String {
    if try isFree(self) { return self }
    let whole = URL(filePath: self)
    let ending = whole.pathExtension.isEmpty ? "" : "." + whole.pathExtension
    let stem = dropLast(ending.count)
    var number = 2
    while try !isFree("\(stem) \(number)\(ending)") { number += 1 }
    return "\(stem) \(number)\(ending)"
  }
}
