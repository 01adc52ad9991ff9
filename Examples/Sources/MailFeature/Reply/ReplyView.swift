import SwiftUI
import VSM

/// A sheet for an answer, which says what is missing.
struct ReplyView: View {
  let reply: Reply
  let columns: StateContainer<ColumnsViewState>
  @FocusState private var isWriting: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        TextField("To", text: columns.bind(\.reply, \.draft.recipients, or: ""))
          .textFieldStyle(.roundedBorder)
        TextEditor(text: columns.bind(\.reply, \.draft.body, or: ""))
          .frame(minHeight: 160)
          .focused($isWriting)
          .accessibilityLabel("Message")
        if reply.isSending {
          ProgressView("Sending")
        } else if let failure = reply.failure {
          Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
      }
      .padding()
      .navigationTitle("Reply")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { columns.observe(columns.state.send(), in: .send) }
            .disabled(reply.isSending)
        }
      }
    }
    .frame(minWidth: 380, minHeight: 320)
    .onAppear { isWriting = true }
  }
}
