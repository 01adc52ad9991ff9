import Foundation

/// The user's data in a file of the user's own.
///
/// A reader finds what was there before a write or what is there after it, even when the program is
/// killed in between: the new contents are written beside the file and then take its place.
public actor ProfileFile: ProfileRepository {
  /// Where the data is.
  public nonisolated let url: URL

  /// The data at `url`; nothing is read or written before it is needed.
  public init(at url: URL) { self.url = url }

  /// The data in the folder that the system keeps for what programs store: on Linux
  /// `$XDG_DATA_HOME`, or `.local/share` in the home folder where that is not set.
  public init(of application: String = "viewstate-examples") {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    self.init(at: folders[0].appendingPathComponent("\(application)/profile.json"))
  }

  /// What was saved last; a newcomer is called Blob.
  public func load() throws -> UserData {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return UserData(username: "Blob")
    }
    return try JSONDecoder().decode(UserData.self, from: Data(contentsOf: url))
  }

  /// Writes `user` into the file.
  public func save(_ user: UserData) throws -> UserData {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(user).write(to: url, options: .atomic)
    return user
  }
}
