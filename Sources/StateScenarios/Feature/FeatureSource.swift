/// Where a feature is written, as messages and failures name it.
struct FeatureSource: Hashable, Sendable {
  /// The file without its folders.
  let name: String
  /// The file on the disk.
  let filePath: String
  /// The module whose tests it belongs to, and the file.
  let fileID: String

  init(filePath: String, module: String) {
    name = filePath.split(separator: "/").last.map(String.init) ?? filePath
    self.filePath = filePath
    fileID = "\(module)/\(name)"
  }
}

/// The module in a `#fileID`.
func module(of fileID: String) -> String {
  fileID.split(separator: "/").first.map(String.init) ?? "Tests"
}
