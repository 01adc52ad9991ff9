import Foundation

/// What the window of a document shows, as windows of values know it.
enum DocumentPlace: Hashable {
  case file(URL)
  case new(NewDocument)

  /// Whether it is the same one: a file has many addresses.
  static func == (lhs: DocumentPlace, rhs: DocumentPlace) -> Bool {
    switch (lhs, rhs) {
    case (.file(let one), .file(let other)): one == other || one.file == other.file
    case (.new(let one), .new(let other)): one === other
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .file(let url): hasher.combine(url.file)
    case .new(let new): hasher.combine(ObjectIdentifier(new))
    }
  }
}

/// A document that a view has made, on its way to a window.
final class NewDocument {
  let make: () -> Any?

  /// The file that it begins with what is in; `nil` where it is made.
  let template: URL?

  /// The kind of file that it is to be first.
  let type: UTType?

  init(template: URL? = nil, as type: UTType? = nil, _ make: @escaping () -> Any? = { nil }) {
    (self.template, self.type, self.make) = (template, type, make)
  }
}

extension URL {
  /// What it leads to in the end.
  fileprivate var file: String { resolvingSymlinksInPath().standardizedFileURL.plainPath }
}
