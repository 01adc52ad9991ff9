import Foundation
import ViewPlatform

/// What was done so far, as a text that does it again.
struct RunPage: View {
  @ObservedObject var model: InspectorModel
  @State private var form = Form.scenario
  @State private var text = ""

  private enum Form: String, CaseIterable, Identifiable {
    case scenario = "Scenario"
    case test = "Test"

    var id: Self { self }
  }

  var body: some View {
    HStack {
      Picker("Written as", selection: $form) {
        ForEach(Form.allCases) { Text(verbatim: $0.rawValue) }
      }
      Button("Forget What Was Done") {
        model.history.forgetActs()
        write()
      }
    }
    if text.isEmpty {
      Text("Nobody has done anything yet.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ScrollView {
        // A field, so that all of it can be chosen and copied.
        TextField("Run", text: $text, axis: .vertical)
          .font(.system(.body, design: .monospaced))
      }
      .frame(maxHeight: .infinity)
    }
    Color.clear.frame(height: 0)
      .onAppear { write() }
      .onChange(of: form) { write() }
  }

  private func write() {
    guard !model.history.acts.isEmpty else {
      text = ""
      return
    }
    switch form {
    case .scenario: text = model.history.scenario()
    case .test: text = model.history.test(of: model.view)
    }
  }
}
