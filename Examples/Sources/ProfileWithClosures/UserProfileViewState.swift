import UserProfile
import VSM

/// All that the screen can be, with what can be seen and done then, and nothing else.
enum UserProfileViewState {
  case initialized(LoaderModel)
  case loading
  case loadingError(LoadingErrorModel)
  case editing(EditingModel)
  case saving(UserData)
  case savingError(SavingErrorModel)

  struct LoaderModel {
    let load: () -> AnyPublisher<UserProfileViewState, Never>
  }

  struct LoadingErrorModel {
    let message: String
    let retry: () -> AnyPublisher<UserProfileViewState, Never>
  }

  struct EditingModel {
    let user: UserData
    let saveUsername: (String) -> AnyPublisher<UserProfileViewState, Never>
  }

  struct SavingErrorModel {
    let unsaved: UserData
    let message: String
    let retry: () -> AnyPublisher<UserProfileViewState, Never>
    let cancel: () -> UserProfileViewState
  }
}
