import Foundation

/// What a person asks of a gallery.
struct GalleryOptions {
  static let help = """
    Draws all previews, and writes a page that shows them.

      --output DIR     where the page and its pictures go (default: .build/gallery)
      --accepted DIR   pictures that were found good; what differs from them has a red frame
                       (default: Gallery)
      --accept         what is drawn now is found good, and put there
      --only WORDS     only previews in whose name, feature or file these words are
    """

  private(set) var output = URL(filePath: ".build/gallery")
  private(set) var accepted = URL(filePath: "Gallery")
  private(set) var accepts = false
  private(set) var only: String?
  private(set) var isHelpWanted = false

  /// In a process that draws for another one: where it begins.
  private(set) var start: Start?

  /// The place of a preview, and of one of the views it shows.
  struct Start: Equatable {
    var preview = 0
    var part = 0
  }

  init(_ arguments: some Sequence<String>) throws {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--output": output = URL(filePath: try Self.value(of: argument, &arguments))
      case "--accepted": accepted = URL(filePath: try Self.value(of: argument, &arguments))
      case "--accept": accepts = true
      case "--only": only = try Self.value(of: argument, &arguments)
      case "--draw-from":
        let words = try Self.value(of: argument, &arguments).split(separator: ".").compactMap {
          Int($0)
        }
        guard words.count == 2 else { throw Self.unknown(argument) }
        start = Start(preview: words[0], part: words[1])
      case "--help", "-h": isHelpWanted = true
      default:
        throw Self.unknown(argument)
      }
    }
  }

  /// The words that make another process draw the same from `start` on.
  func arguments(drawingFrom start: Start) -> [String] {
    ["--output", output.path, "--draw-from", "\(start.preview).\(start.part)"]
      + (only.map { ["--only", $0] } ?? [])
  }

  private static func unknown(_ argument: String) -> GalleryError {
    GalleryError(description: "'\(argument)' is nothing that a gallery knows.\n\n\(help)")
  }

  private static func value(of name: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw GalleryError(description: "'\(name)' needs a word after it.\n\n\(help)")
    }
    return value
  }
}

/// Why there is no gallery.
struct GalleryError: Error, CustomStringConvertible {
  let description: String
}
