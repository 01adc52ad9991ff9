import Foundation

extension Error {
  /// The same error, of which a person is told what could not be done with `file`, and why.
  func saying(_ file: URL, _ what: String) -> any Error {
    // What an app has thrown itself speaks for itself.
    guard let known = self as? CocoaError else { return self }
    let name = file.lastPathComponent
    let folder = file.deletingLastPathComponent().plainPath
    var details = known.userInfo
    details[NSLocalizedDescriptionKey] = "“\(name)” \(what): \(known.reason(name, in: folder))."
    details[NSUnderlyingErrorKey] = known
    return CocoaError(known.code, userInfo: details)
  }
}

extension CocoaError {
  fileprivate func reason(_ name: String, in folder: String) -> String {
    switch code {
    case .fileWriteOutOfSpace: "there is no room left on its disk"
    case .fileWriteVolumeReadOnly: "its disk can only be read"
    case .fileWriteNoPermission: "nothing may be written in “\(folder)”"
    case .fileReadNoPermission: "it may not be read"
    case .fileNoSuchFile, .fileReadNoSuchFile:
      FileManager.default.fileExists(atPath: folder)
        ? "it is not there any more" : "there is no folder “\(folder)” any more"
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding, .propertyListReadCorrupt:
      "it is damaged, or of another kind"
    default:
      (userInfo[NSUnderlyingErrorKey] as? any Error)?.localizedDescription
        ?? (self as NSError).localizedFailureReason ?? "error \(code.rawValue)"
    }
  }
}
