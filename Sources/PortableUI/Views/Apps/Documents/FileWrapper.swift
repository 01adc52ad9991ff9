public import Foundation

/// A file or a folder as it is, or as it is to be, on a disk.
///
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///
/// Foundation has none on Linux. What a file holds that was read from a disk is read when somebody first
/// asks for it, unless that is to be at once.
public final class FileWrapper {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the files hold is read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Beside what is there, which it replaces when it is whole.
    public static let atomic = WritingOptions(rawValue: 1)

    /// `filename` is what the file was written as.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  enum Content {
    case file(Data)
    case unread(URL)
    case folder([String: FileWrapper])
    case link(URL)
  }

  var content: Content

  /// What it is called in the folder that it was read from or written to.
  public var filename: String?

  /// What it would like to be called in a folder.
  public var preferredFilename: String?

  /// What the disk says of it beside its name, as `FileManager` tells.
  public var fileAttributes: [String: Any] = [:]

  /// A file that holds `contents`.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder with those in it, by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// A link to what is at `url`.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// What is at `url`.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url, options)
    named(url.lastPathComponent)
    fileAttributes = try Self.attributes(of: url)
  }

  func named(_ name: String) { (filename, preferredFilename) = (name, preferredFilename ?? name) }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Whether it is a file that holds something itself.
  public var isRegularFile: Bool {
    switch content {
    case .file, .unread: true
    case .folder, .link: false
    }
  }

  /// Whether it is a link.
  public var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// What the file holds; `nil` for folders and links, and where it cannot be read any more.
  public var regularFileContents: Data? {
    switch content {
    case .file(let data): return data
    case .unread(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      content = .file(data)
      return data
    case .folder, .link: return nil
    }
  }

  /// What a link leads to.
  public var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// What is in the folder, by its name there; `nil` where it is none.
  public var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
}
