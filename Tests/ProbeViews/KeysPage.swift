import Foundation
import PortableUI

/// A view that takes the keyboard, and says which keys came to it.
struct KeysPage: View {
  @State private var heard: [String] = []
  @State private var name = ""

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: heard.suffix(4).joined(separator: ", ")).accessibilityIdentifier("heard")
      Color.teal.frame(width: 200, height: 60)
        .focusable()
        .accessibilityElement()
        .accessibilityLabel("Board")
        .onKeyPress(phases: .all) { press in
          guard press.key == "x" else { return .ignored }
          note("\(names[press.phase.rawValue] ?? "?") \(press.characters)")
          return .handled
        }
        .onMoveCommand { note("move \($0)") }
      TextField("Name", text: $name)
        .onKeyPress("q") {
          note("no q")
          return .handled
        }
        .onDeleteCommand { note("delete") }
      Text(verbatim: "is \(name)")
    }
    .padding()
  }

  private let names = [1: "down", 2: "repeat", 4: "up"]

  private func note(_ words: String) { heard.append(words) }
}
