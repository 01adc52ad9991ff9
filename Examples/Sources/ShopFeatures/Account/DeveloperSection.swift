import ShopAPI
import SwiftUI

/// Has the server work badly, to see what the app makes of it.
struct DeveloperSection: View {
  let conditions: Conditions
  let change: (Conditions) -> Void

  var body: some View {
    Section("Developer") {
      Toggle("Offline", isOn: binding(to: \.isOffline))
      Picker("Answers take", selection: binding(to: \.latency)) {
        Text("No time").tag(0.0)
        Text("A second").tag(1.0)
        Text("Five seconds").tag(5.0)
      }
      DisclosureGroup("Failures") {
        ForEach(Endpoint.allCases, id: \.self) { endpoint in
          Toggle(endpoint.rawValue.capitalized, isOn: binding(to: \.[fails: endpoint]))
        }
      }
    }
  }

  private func binding<Value>(to path: WritableKeyPath<Conditions, Value>) -> Binding<Value> {
    Binding {
      conditions[keyPath: path]
    } set: { value in
      var changed = conditions
      changed[keyPath: path] = value
      change(changed)
    }
  }
}

extension Conditions {
  /// Whether the server fails when it is asked for that.
  fileprivate subscript(fails endpoint: Endpoint) -> Bool {
    get { failing.contains(endpoint) }
    set {
      if newValue { failing.insert(endpoint) } else { failing.remove(endpoint) }
    }
  }
}
