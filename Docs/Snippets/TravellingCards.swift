// Values that are dragged, copied, pasted and kept in files.

import Foundation
// snippet.view
import PortableUI
// snippet.end
// snippet.test
import ViewTesting

// snippet.end

// snippet.view

struct Card: Codable, Hashable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(
      contentType: UTType(exportedAs: "org.example.card", conformingTo: .json))
    // Who does not know cards gets the name.
    ProxyRepresentation(exporting: \.name)
  }
}

struct Cards: View {
  @State private var cards = [Card(name: "Jane")]
  @State private var selection: Card?
  @State private var exports = false

  var body: some View {
    List(cards, id: \.self, selection: $selection) { card in
      Text(card.name).draggable(card)
    }
    .dropDestination(for: Card.self) { dropped, _ in
      cards += dropped
      return true
    }
    .copyable(selection.map { [$0] } ?? [])
    .pasteDestination(for: Card.self) { cards += $0 }
    Button("Export") { exports = true }
      .fileExporter(
        isPresented: $exports, item: selection, defaultFilename: "Card"
      ) { _ in }
  }
}
// snippet.end

// snippet.test
let screen = Screen(Cards())
screen.copyElsewhere(Card(name: "John"))
try screen.tap(.row("Jane"))
try screen.press("v", modifiers: .control)
await screen.settle()
precondition(screen.exists("John"))
try screen.press("c", modifiers: .control)
await screen.settle()
precondition(screen.copied == "Jane")
// snippet.end
