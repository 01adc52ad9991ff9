// Recording states, going back in time, and what was never seen.

import Foundation
import StateStudio
import VSM

struct Secrets: Equatable {
  var password = ""
}

// snippet.feature
enum ProfileState: Equatable, Codable {
  case loading
  case loaded(name: String)
  case savingError(String)
}

let container = StateContainer(state: ProfileState.loading)
// snippet.end

// snippet.record
let history = StateHistory(limit: .bytes(8 << 20), leavingOut: [Secrets.self])
history.record {
  container.observe(.loaded(name: "Blob"))
  container.observe(.loaded(name: "Blob Jr"))
}
for entry in history.entries {
  print(
    entry.at, entry.feature, entry.label, entry.action ?? "-",
    entry.took ?? .zero)
}
// snippet.end

// snippet.only
history.start(.only(container))
container.observe(.loading)
history.stop()
// snippet.end

// snippet.difference
let (first, second) = (history.entries[0], history.entries[1])
for change in history.changes(from: first, to: second) {
  print(change)  // loaded.name: "Blob" → "Blob Jr"
}
// snippet.end

// snippet.travel
history.travel(to: first)
precondition(container.state == .loaded(name: "Blob"))
history.resume()
precondition(container.state == .loading)
history.goOn(from: second)
precondition(container.state == .loaded(name: "Blob Jr"))
// snippet.end

// snippet.files
let file = URL.temporaryDirectory.appending(path: "profile-\(UUID()).jsonl")
try history.write(to: file)
let old = try StateHistory(reading: file)
precondition(old.entries.map(\.label) == ["loaded", "loaded", "loading"])
// snippet.end
try FileManager.default.removeItem(at: file)

// snippet.diagram
let diagram = StateDiagram(of: ProfileState.self, in: history)
print(diagram.mermaid)
print(diagram.unseenStates)  // ProfileState: never seen: savingError
let declared = [
  StateTransition("loading", "loaded"),
  StateTransition("loaded", "savingError"),
]
print(diagram.unseenTransitions(among: declared))
// … never seen: loading → loaded → savingError
print(diagram.unseenPairs(among: declared))
// snippet.end

// snippet.inspector
struct ProfileScreen: View {
  @ObservedObject var profile = container

  var body: some View {
    Text("\(profile.state)")
      .stateInspector()
  }
}
// snippet.end
