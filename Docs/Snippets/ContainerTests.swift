// A feature's states and actions, tried without a view.

import Foundation
import StateTesting
import VSM
import ViewTesting

// snippet.states
enum DoorViewState {
  case closed(ClosedModel)
  case opening
  case open

  struct ClosedModel {
    let open: () -> StateSequence<DoorViewState>
  }
}
// snippet.end

// snippet.container
let model = DoorViewState.ClosedModel {
  StateSequence({ .opening }, { .open })
}
let container = StateContainer<DoorViewState>(state: .closed(model))
let recorder = StateRecorder(container)

if case .closed(let model) = container.state { container.observe(model.open()) }
for await state in container.didSetPublisher.values {
  if case .open = state { break }
}
precondition(recorder.labels == ["closed", "opening", "open"])
// snippet.end

// snippet.standin
struct DoorPanel: View {
  @ViewState var state: DoorViewState

  var body: some View {
    switch state {
    case .closed(let model): Button("Open") { $state.observe(model.open()) }
    case .opening: ProgressView("Opening")
    case .open: Text("Come in")
    }
  }
}

let opening = Screen(DoorPanel(state: .opening))
precondition(opening.exists(.progress("Opening")))

let closed = Screen(DoorPanel(state: .closed(.init { [{ .open }] })))
try closed.tap("Open")
await closed.settle()
precondition(closed.texts == ["Come in"])
// snippet.end

// The pictures of the page, where a folder for them is named.
if let folder = CommandLine.arguments.dropFirst().first {
  for (ending, scheme) in [("", ColorScheme.light), ("~dark", .dark)] {
    for (name, state) in [
      ("door-closed", DoorViewState.closed(.init { [] })),
      ("door-opening", .opening), ("door-open", .open),
    ] {
      let screen = Screen(
        DoorPanel(state: state), size: CGSize(width: 180, height: 70),
        colorScheme: scheme)
      try screen.svg().write(
        toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
