import Foundation
import ViewPlatform

/// Changes the state of one instance: the case that it is, and the parts of what that holds.
struct StateEditor: View {
  @ObservedObject var model: InspectorModel
  let instance: LiveInstance

  var body: some View {
    Divider()
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "\(instance.feature) #\(instance.number)").font(.headline)
      if instance.canTravel, let state = instance.state {
        casePicker
        parts(of: state)
      } else {
        Text("Nobody can change it from outside.").foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder
  private var casePicker: some View {
    let (cases, label) = (instance.cases, instance.label ?? "")
    let names = cases.map(\.name) + (cases.contains { $0.name == label } ? [] : [label])
    if names.count > 1 {
      Picker("Case", selection: Binding(get: { label }, set: { choose($0, of: cases) })) {
        ForEach(names, id: \.self) { Text(verbatim: $0).tag($0) }
      }
    }
  }

  private func choose(_ name: String, of cases: [(name: String, state: Any)]) {
    if let chosen = cases.first(where: { $0.name == name }) { change(to: chosen.state) }
  }

  @ViewBuilder
  private func parts(of state: Any) -> some View {
    if let edited = model.history.redaction.touches(state) ? nil : EditedState(state) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(edited.parts) { part in
            PartEditor(part: part) { value in
              guard let state = edited.replacing(part.id, with: value) else { return false }
              return change(to: state)
            }
          }
        }
      }
      .frame(minHeight: 180, maxHeight: 260)
    } else {
      Text("Its parts cannot be changed: it is not Codable, or has something that is left out.")
        .foregroundStyle(.secondary)
    }
  }

  @discardableResult
  private func change(to state: Any) -> Bool {
    defer { model.objectWillChange.send() }
    return model.history.change(instance, to: state)
  }
}

/// One part: a switch, or a field whose text counts once Return is pressed.
private struct PartEditor: View {
  let part: EditedState.Part
  let change: (JSONValue) -> Bool
  @State private var text = ""
  @State private var isRefused = false

  var body: some View {
    if case .bool(let isOn) = part.value {
      Toggle(name, isOn: Binding(get: { isOn }, set: { isRefused = !change(.bool($0)) }))
    } else {
      LabeledContent(name) {
        TextField(name, text: $text)
          .onSubmit { isRefused = part.value.read(text).map(change) != true }
      }
      .onAppear { text = part.value.typed ?? "" }
      .onChange(of: part.value) { _, value in
        (text, isRefused) = (value.typed ?? "", false)
      }
    }
    if isRefused { Text("\(name) cannot be that.").foregroundStyle(.red) }
  }

  private var name: String { part.id.isEmpty ? "The state" : part.id }
}
