import UserProfile
import VSM

@testable import SplitProfileWithClosures

func actions(of state: LoadUserProfileViewState) {
  switch state {
  case .initialized(let model):
    _ = model.load()
    _ = model.retry()  // refused: has no member 'retry'
  case .loading(let model):  // refused: does not match enum case 'loading'
    _ = model
  case .loadingError(let model):
    _ = model.retry()
    _ = model.load()  // refused: has no member 'load'
  case .loaded(let user):
    _ = user.load()  // refused: has no member 'load'
  }
}

func actions(of state: EditUserProfileViewState) {
  _ = state.user
  _ = state.saveUsername("")  // refused: has no member 'saveUsername'
  switch state.editingState {
  case .editing(let model):
    _ = model.saveUsername("")
    _ = model.cancel()  // refused: has no member 'cancel'
  case .saving(let model):  // refused: does not match enum case 'saving'
    _ = model
  case .savingError(let model):
    _ = model.retry()
    _ = model.cancel()
    _ = model.saveUsername("")  // refused: has no member 'saveUsername'
  }
}

struct Around: View {
  @ViewState var state: EditUserProfileViewState

  var body: some View {
    Button("Rename") {
      state.user.username = ""  // refused: a state is observed, not set
    }
  }
}
