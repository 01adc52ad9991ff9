import UserProfile
import VSM

/// All that the screen can be. What can be done then is a protocol, so that a preview or a test can
/// bring a stand-in.
enum UserProfileViewState {
  case initialized(any LoaderModeling)
  case loading
  case loadingError(any LoadingErrorModeling)
  case editing(any EditingModeling)
  case saving(UserData)
  case savingError(any SavingErrorModeling)
}

protocol LoaderModeling {
  func load() -> StateSequence<UserProfileViewState>
}

protocol LoadingErrorModeling {
  var message: String { get }
  func retry() -> StateSequence<UserProfileViewState>
}

protocol EditingModeling {
  var user: UserData { get }
  func saveUsername(_ username: String) -> StateSequence<UserProfileViewState>
}

protocol SavingErrorModeling {
  var unsaved: UserData { get }
  var message: String { get }
  func retry() -> StateSequence<UserProfileViewState>
  func cancel() -> UserProfileViewState
}
