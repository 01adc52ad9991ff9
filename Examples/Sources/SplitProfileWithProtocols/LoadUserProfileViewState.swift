import UserProfile
import VSM

/// The way to the user's data.
enum LoadUserProfileViewState {
  case initialized(any LoaderModeling)
  case loading
  case loadingError(any LoadingErrorModeling)
  case loaded(UserData)
}

protocol LoaderModeling {
  func load() -> AnyPublisher<LoadUserProfileViewState, Never>
}

protocol LoadingErrorModeling {
  var message: String { get }
  func retry() -> AnyPublisher<LoadUserProfileViewState, Never>
}
