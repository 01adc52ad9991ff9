import Foundation
import PortableUI

extension FocusedValues {
  @Entry var words: Binding<String>?
}

/// Scenes with commands and settings.
struct NotebookScenes: Scene {
  @State private var isLarge = false
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Notebook") {
      NotebookView(isLarge: isLarge, count: count)
    }
    .defaultSize(width: 420, height: 240)
    .commands { NotebookCommands(isLarge: $isLarge, count: $count) }
    Settings { Toggle("Large notes", isOn: $isLarge).padding(30) }
  }
}

struct NotebookView: View {
  let isLarge: Bool
  let count: Int
  @State private var one = "first"
  @State private var two = "second"

  var body: some View {
    VStack {
      Text("\(count) \(isLarge ? "large" : "small") notes: \(one), \(two)")
      TextField("One", text: $one).focusedValue(\.words, $one)
      TextField("Two", text: $two).focusedValue(\.words, $two)
    }
    .padding()
  }
}

struct NotebookCommands: Commands {
  @Binding var isLarge: Bool
  @Binding var count: Int
  @FocusedBinding(\.words) private var words

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { count += 1 }.keyboardShortcut("n")
    }
    CommandMenu("Note") {
      Button("Shout") { words = words?.uppercased() }
        .keyboardShortcut("u", modifiers: [.command, .shift])
        .disabled(words == nil)
      Toggle("Large", isOn: $isLarge)
    }
  }
}
