// The cases of a state as properties: asked for, bound, compared.

// snippet.state
import VSM

@CaseProperties(equatable: true)
enum DraftState {
  case loading
  case editing(Draft)
  case failed(reason: String, retry: () -> Void)

  struct Draft {
    var title = ""
    var isSaving = false
  }

  func save() -> StateChanges<Self> {
    StateChanges {
      Change(in: \.editing) { draft in draft.isSaving = true }
    }
  }
}
// snippet.end

// snippet.view
struct DraftView: View {
  @ViewState var state: DraftState

  var body: some View {
    VStack {
      if state.isLoading { ProgressView() }
      if let failed = state.failed { Button(failed.reason) { failed.retry() } }
      TextField("Title", text: $state.bind(\.editing, \.title, or: ""))
        .disabled(state.editing?.isSaving ?? true)
    }
    .animation(.default, value: state)
  }
}
// snippet.end

// snippet.cases
let state = DraftState.editing(.init(title: "Seagulls"))
precondition(state.stateCase == .editing)
precondition(DraftState.StateCase.allCases == [.loading, .editing, .failed])
precondition(state != .editing(.init(title: "Herons")))
// snippet.end
