import Foundation
import PortableUI
import StateStudio
import ViewTesting

/// Draws previews in a process of its own, and says line by line how far it is: one preview may end it.
@MainActor
struct Worker {
  /// Which of the views of which preview.
  struct Place: Codable {
    var preview: Int
    /// Nothing while nobody knows yet what the preview shows.
    var part: Int?
    var title: String
  }

  /// The lines that it says.
  enum Line {
    static let begins = "begins "
    static let drew = "drew "
    static let ends = "ends"
  }

  private let options: GalleryOptions

  init(_ options: GalleryOptions) { self.options = options }

  /// Draws the previews from one on, and ends the process.
  func draw(from first: GalleryOptions.Start) async -> Never {
    let previews = Preview.all
    do {
      for index in previews.indices.dropFirst(first.preview) {
        let preview = previews[index]
        try say(Line.begins, Place(preview: index, title: "\(preview)"))
        // Of previews that are called the same, each has pictures of its own.
        let ordinal = previews[..<index].count { $0.isCalled(as: preview) }
        let subjects = Subject.all(in: preview)
        let skipped = index == first.preview ? first.part : 0
        for part in subjects.indices.dropFirst(skipped)
        where subjects[part].isFound(by: options.only) {
          let subject = subjects[part]
          let title = "\(subject.feature), \(subject.name) (\(preview.place))"
          try say(Line.begins, Place(preview: index, part: part, title: title))
          try say(Line.drew, await draw(subject, ordinal: ordinal))
        }
      }
      FileHandle.standardOutput.write(Data("\(Line.ends)\n".utf8))
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private func draw(_ subject: Subject, ordinal: Int) async throws -> DrawnPreview {
    var drawn = DrawnPreview(
      feature: subject.feature, name: subject.name, place: subject.preview.place,
      states: subject.states)
    for variant in Variant.all {
      let screen = Screen(
        subject.preview, size: variant.size, colorScheme: variant.scheme,
        layoutDirection: variant.direction, dynamicTypeSize: variant.typeSize)
      // A preview may go on loading for ever; what it shows now is what is drawn.
      await screen.settle(leavingTasks: true)
      let file = subject.fileName(ordinal, variant)
      try Data(screen.svg().utf8).write(to: options.output.appending(path: "pictures/\(file)"))
      drawn.pictures.append(
        DrawnPicture(
          variant: variant.name, file: file, tree: screen.tree,
          issues: screen.accessibilityIssues.map(\.description)))
    }
    return drawn
  }

  private func say(_ line: String, _ value: some Encodable) throws {
    let data = try Data(line.utf8) + JSONEncoder().encode(value) + Data("\n".utf8)
    FileHandle.standardOutput.write(data)
  }
}

extension Subject {
  /// A name that stays the same as long as the preview does, whatever comes before it.
  fileprivate func fileName(_ ordinal: Int, _ variant: Variant) -> String {
    let number = ordinal > 0 ? " \(ordinal + 1)" : ""
    let words =
      "\(preview.fileID) \(preview.name ?? "")\(number) \(feature) \(name) \(variant.name)"
    let letters = words.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(letters.prefix(160)) + ".svg"
  }
}

extension Preview {
  /// Where it was written.
  fileprivate var place: String { line > 0 ? "\(fileID):\(line)" : fileID }

  fileprivate func isCalled(as other: Preview) -> Bool {
    fileID == other.fileID && name == other.name
  }
}
