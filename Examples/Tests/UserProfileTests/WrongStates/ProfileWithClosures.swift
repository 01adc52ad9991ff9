import UserProfile
import VSM

@testable import ProfileWithClosures

@MainActor
func actions(of state: UserProfileViewState) {
  switch state {
  case .initialized(let model):
    _ = model.load()
    _ = model.retry()  // refused: has no member 'retry'
    _ = model.saveUsername("")  // refused: has no member 'saveUsername'
  case .loading(let model):  // refused: does not match enum case 'loading'
    _ = model
  case .loadingError(let model):
    _ = model.retry()
    _ = model.load()  // refused: has no member 'load'
    _ = model.cancel()  // refused: has no member 'cancel'
  case .editing(let model):
    _ = model.saveUsername("")
    _ = model.load()  // refused: has no member 'load'
    _ = model.cancel()  // refused: has no member 'cancel'
  case .saving(let user):
    _ = user.saveUsername("")  // refused: has no member 'saveUsername'
    _ = user.cancel()  // refused: has no member 'cancel'
  case .savingError(let model):
    _ = model.retry()
    _ = model.cancel()
    _ = model.saveUsername("")  // refused: has no member 'saveUsername'
  }
}

@MainActor
func around(_ container: StateContainer<UserProfileViewState>) {
  container.state = .loading  // refused: a state is observed, not set
  container.state.load()  // refused: has no member 'load'
}
