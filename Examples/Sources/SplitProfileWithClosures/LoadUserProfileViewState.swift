import UserProfile
import VSM

/// The way to the user's data.
enum LoadUserProfileViewState {
  case initialized(LoaderModel)
  case loading
  case loadingError(ErrorModel)
  case loaded(UserData)

  struct LoaderModel {
    let load: () -> StateSequence<LoadUserProfileViewState>
  }

  struct ErrorModel {
    let message: String
    let retry: () -> StateSequence<LoadUserProfileViewState>
  }
}

extension LoadUserProfileViewState.LoaderModel {
  init(repository: any ProfileRepository) {
    load = {
      StateSequence(
        { .loading },
        {
          do {
            return .loaded(try await repository.load())
          } catch {
            return .loadingError(.init(error, repository: repository))
          }
        })
    }
  }
}

extension LoadUserProfileViewState.ErrorModel {
  init(_ error: any Error, repository: any ProfileRepository) {
    message = "\(error)"
    retry = LoadUserProfileViewState.LoaderModel(repository: repository).load
  }
}
