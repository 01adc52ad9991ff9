// Watching the states of a feature: in the console, in the inspector, and as a test.

import Foundation
import StateStudio
import VSM
import ViewTesting

// snippet.feature
enum KettleViewState: Equatable {
  case cold
  case heating(degrees: Int)
  case hot
}

struct KettleView: View {
  @ViewState var state = KettleViewState.cold

  var body: some View {
    VStack {
      switch state {
      case .cold:
        Button("Switch On") {
          $state.observe([{ .heating(degrees: 20) }, { .hot }])
        }
      case .heating(let degrees):
        Text("\(degrees) degrees")
      case .hot:
        Text("Tea?")
      }
    }
  }
}
// snippet.end

// snippet.debug
struct WatchedKettle: View {
  @ViewState var state = KettleViewState.cold

  var body: some View {
    Text("\(state)")
      .onAppear { $state._debug(options: .conciseEnum) }
  }
}
// snippet.end

// snippet.all
func watchAllKettles() {
  ViewState<KettleViewState>._debug()
  StateContainer<Any>._debug(options: [.willSet, .didSet, .print, .container])
}
// snippet.end

// snippet.inspector
struct KitchenView: View {
  var body: some View {
    KettleView()
      .stateInspector()
  }
}
// snippet.end

// snippet.record
let history = StateHistory()
let screen = Screen(KettleView())
try await history.record {
  try screen.tap("Switch On")
  await screen.settle()
}
for entry in history.entries {
  print(entry.label, entry.action ?? "-")
}
print(history.scenario())
// snippet.end
precondition(history.entries.map(\.label) == ["heating", "hot"])

// snippet.sink
let container = StateContainer(state: KettleViewState.cold)
let watching = container.didSetPublisher.sink { state in
  if case .hot = state { print("set a breakpoint here") }
}
container.observe(.hot)
// snippet.end
_ = Screen(KitchenView())
_ = Screen(WatchedKettle())
watchAllKettles()
StateContainer<Any>._debug(options: [])
ViewState<KettleViewState>._debug(options: [])

// The picture of the page, where a folder for it is named.
if let folder = CommandLine.arguments.dropFirst().first {
  let diagram = StateDiagram(of: KettleViewState.self, in: history)
  try diagram.svg.write(
    toFile: "\(folder)/kettle-states.svg", atomically: true,
    encoding: String.Encoding.utf8)
}
