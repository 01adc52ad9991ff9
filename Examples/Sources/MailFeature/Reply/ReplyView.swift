import SwiftUI
import VSM

/// A sheet for an answer, which says what is missing.
struct ReplyView: View {
  @ViewState private var state: ReplyViewState
  @State private var draft: Draft
  @FocusState private var isWriting: Bool
  @Environment(\.dismiss) private var dismiss

  init(state: ReplyViewState, draft: Draft) {
    _state = .init(wrappedValue: state)
    _draft = State(initialValue: draft)
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        TextField("To", text: $draft.recipients).textFieldStyle(.roundedBorder)
        TextEditor(text: $draft.body)
          .frame(minHeight: 160)
          .focused($isWriting)
          .accessibilityLabel("Message")
        status
      }
      .padding()
      .navigationTitle("Reply")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            if case .editing(let editing) = state { $state.observe(editing.send(draft)) }
          }
          .disabled(isSending)
        }
      }
    }
    .frame(minWidth: 380, minHeight: 320)
    .onAppear { isWriting = true }
    .onReceive($state.didSetPublisher) { state in if case .sent = state { dismiss() } }
  }

  @ViewBuilder
  private var status: some View {
    switch state {
    case .editing(let editing):
      if let failure = editing.failure {
        Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
    case .sending, .sent: ProgressView("Sending")
    }
  }

  private var isSending: Bool { if case .editing = state { false } else { true } }
}
