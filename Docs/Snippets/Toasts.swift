// Messages that come, stay a while and go.

import Foundation
import ViewStateController
// snippet.test
import ViewTesting

// snippet.end

// snippet.toast
struct Editor: View {
  @State private var isSaved = false

  var body: some View {
    Button("Save") { isSaved = true }
      .frame(width: 300, height: 300)
      .toast(
        isShowing: $isSaved,
        type: .toast(
          options: .init(message: "Saved", secondMessage: "To this computer")))
  }
}
// snippet.end

// snippet.snackbar
struct Inbox: View {
  @State private var isArchived = false
  let undo: () -> Void

  var body: some View {
    Button("Archive") { isArchived = true }
      .frame(width: 300, height: 300)
      .toast(
        isShowing: $isArchived,
        type: .snackBar(
          options: .init(
            message: "1 message archived",
            trailingButton: .init(title: "Undo", action: undo))),
        transitionOptions: .init(duration: 8),
        positionOptions: .init(position: .bottom, padding: 0))
  }
}
// snippet.end

// snippet.test

let screen = Screen(Editor())
try screen.tap("Save")
precondition(screen.exists("Saved"))
screen.clock.advance(by: .seconds(4))
await screen.settle()
precondition(!screen.exists("Saved"))
// snippet.end

if let folder = CommandLine.arguments.dropFirst().first {
  let inbox = Screen(Inbox {}, size: CGSize(width: 320, height: 300))
  try inbox.tap("Archive")
  await inbox.settle()
  let small = Screen(Editor(), size: CGSize(width: 320, height: 300))
  try small.tap("Save")
  await small.settle()
  for (name, screen) in [("toast", small), ("snack-bar", inbox)] {
    for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
      screen.colorScheme = scheme
      try screen.svg().write(
        toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
