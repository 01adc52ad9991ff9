import Foundation
import ViewStateController

/// A view that goes through the states of a controller.
struct StatesPage: View {
  @State private var controller = ViewStateController<String>()
  @State private var isSaved = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Placeholder").frame(width: 200, height: 60)
        .redacted(reason: .placeholder)
        .withViewStateModifier(controller: controller) { name in
          NoteRow(name: name)
        } errorView: { _ in
          .init { controller.setState(.loading) }
        }
        .frame(height: 200)
      HStack {
        Button("Load") { controller.setState(.loading) }
        Button("Finish") { controller.setState(.loaded("Blob")) }
        Button("Fail") { controller.setState(.error(CancellationError())) }
        Button("Save") { isSaved = true }
      }
    }
    .frame(width: 440, height: 500)
    .toast(
      isShowing: $isSaved,
      type: .toast(
        options: .init(message: "Saved", secondMessage: "To disk", trailingButton: .dismiss)),
      transitionOptions: .init(duration: 600, animation: nil))
  }
}

/// A row with something to type into.
private struct NoteRow: View {
  let name: String
  @State private var note = ""
  @State private var count = 0

  init(name: String) { self.name = name }

  var body: some View {
    HStack {
      Text(name)
      TextField("Note", text: $note).frame(width: 120)
      Button("Keep") { count += 1 }.keyboardShortcut(.defaultAction)
      Text("kept \(count) times")
    }
  }
}
