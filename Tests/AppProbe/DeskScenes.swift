import Foundation
import PortableUI

/// A window with all that a desktop's apps have around their content.
struct DeskScenes: Scene {
  var body: some Scene {
    WindowGroup("Desk") { DeskView() }
      .defaultSize(width: 820, height: 420)
      .commands {
        TextEditingCommands()
        InspectorCommands()
        ToolbarCommands()
        CommandGroup(replacing: .help) { HelpLink { say("helped") } }
      }
    Settings { Text("Nothing to be set").padding(30) }
  }
}

struct DeskView: View {
  @State private var one = "first words"
  @State private var letter = "Dear Ada"
  @State private var selection: TextSelection?
  @State private var isInspected = false
  @State private var added = 0

  var body: some View {
    HSplitView {
      VStack {
        Text("One: \(one), selected: \(selected), added: \(added)")
        TextField("One", text: $one)
        Button("Select the name") {
          selection = letter.range(of: "Ada").map { TextSelection(range: $0) }
        }
      }
      .padding()
      .frame(minWidth: 200)
      TextEditor(text: $letter, selection: $selection)
        .accessibilityLabel("Letter")
        .textEditorStyle(.roundedBorder)
        .padding()
        .frame(minWidth: 150)
    }
    .toolbar {
      ToolbarItem(placement: .navigation) { Button("First") { added += 10 } }
      ToolbarItem(placement: .primaryAction) { Button("Add") { added += 1 } }
      ToolbarItem(placement: .bottomBar) { Button("Last") { added += 100 } }
    }
    .inspector(isPresented: $isInspected) { Text("Details") }
    .dismissalConfirmationDialog("Close this letter?", shouldPresent: letter.contains("!")) {
      Button("Discard", role: .destructive) { say("closed") }
    }
  }

  private var selected: String {
    guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
    return range.isEmpty ? "a place" : String(letter[range])
  }
}
