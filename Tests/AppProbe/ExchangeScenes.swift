import Foundation
import PortableUI

/// A window that copies and pastes, to be seen beside one of another program: `exchange TITLE KIND`, and for files which.
struct ExchangeScenes: Scene {
  private let words = CommandLine.arguments

  var body: some Scene {
    WindowGroup(words[2]) {
      switch words[3] {
      case "text": Pad(copied: ["Dear Jane"]) { $0 }
      case "card": Pad(copied: [Card(name: "Jane", age: 36)]) { "\($0.name), \($0.age)" }
      case "address":
        Pad(copied: [URL]()) { $0.isFileURL ? "file \($0.lastPathComponent)" : "page" }
      case "portrait": Pad(copied: [Portrait]()) { "portrait of \($0.name)" }
      default: FileManagerPad(files: words.dropFirst(4).map { URL(filePath: $0) })
      }
    }
  }
}

/// Something that has the keyboard, copies what it is given, and says what is pasted.
private struct Pad<Item: Transferable>: View {
  let copied: [Item]
  let words: (Item) -> String
  @State private var pasted: [Item] = []

  var body: some View {
    VStack {
      Text("Pad").padding().focusable()
        .copyable(copied)
        .pasteDestination(for: Item.self) { pasted = $0 }
      Text("pasted: \(pasted.map(words).joined(separator: ", "))")
    }
    .padding(40)
  }
}

/// Copies files as file managers do: as a list with a word before it, and as a text.
private struct FileManagerPad: View {
  let files: [URL]

  var body: some View {
    Text("Files").padding().focusable().onCopyCommand {
      let item = NSItemProvider()
      let list = "copy\n" + files.map(\.absoluteString).joined(separator: "\n")
      let paths = files.map { $0.path(percentEncoded: false) }.joined(separator: "\n")
      for (name, words) in [("x-special/gnome-copied-files", list), ("text/plain", paths)] {
        guard let type = UTType(mimeType: name) else { continue }
        item.registerDataRepresentation(for: type) { done in
          done(Data(words.utf8), nil)
          return nil
        }
      }
      return [item]
    }
    .padding(40)
  }
}

nonisolated private struct Card: Codable, Transferable {
  let name: String
  let age: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
  }
}

/// What is in a file with the name of somebody.
nonisolated private struct Portrait: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .plainText) {
      Portrait(name: try String(contentsOf: $0.file, encoding: .utf8))
    }
  }
}
