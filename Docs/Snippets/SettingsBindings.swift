// Controls that are bound to actions.

import VSM
import ViewTesting

// snippet.state
struct SettingsViewState {
  var name: String
  var isLoud: Bool

  func renamed(_ name: String) -> SettingsViewState {
    var settings = self
    settings.name = name
    return settings
  }

  func saving(_ name: String) async -> SettingsViewState {
    await renamed(store(name))
  }
}
// snippet.end

func store(_ name: String) async -> String { name }

// snippet.view
struct SettingsView: View {
  @ViewState var state: SettingsViewState

  var body: some View {
    VStack {
      TextField(
        "Name", text: $state.bind(\.name, to: SettingsViewState.renamed))
      Toggle(
        "Loud",
        isOn: $state.bind(\.isLoud) { state, isLoud in
          SettingsViewState(name: state.name, isLoud: isLoud)
        })
      TextField(
        "Stored name",
        text: $state.bindAsync(\.name, to: SettingsViewState.saving))
    }
  }
}
// snippet.end

// snippet.byhand
struct HandmadeView: View {
  @ViewState var state: SettingsViewState

  var body: some View {
    TextField(
      "Name",
      text: Binding(
        get: { state.name },
        set: { $state.observe(state.renamed($0)) }))
  }
}
// snippet.end

let screen = Screen(
  SettingsView(state: SettingsViewState(name: "", isLoud: false)))
try screen.type("Blob", into: "Name")
try screen.toggle("Loud")
let (name, isLoud) = (
  try screen.value(of: "Name"), try screen.value(of: "Loud")
)
precondition(name == "Blob" && isLoud == "on")

try screen.type(" Jr.", into: "Stored name")
await screen.settle()
let storedName = try screen.value(of: "Name")
precondition(storedName == "Blob Jr.")
