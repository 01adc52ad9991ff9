import UserProfile
import VSM

struct LoaderModel: LoaderModeling {
  let repository: any ProfileRepository

  func load() -> AnyPublisher<LoadUserProfileViewState, Never> {
    repository.loaded()
      .map { .loaded($0) }
      .catch { Just(.loadingError(LoadingErrorModel(message: "\($0)", loader: self))) }
      .prepend(.loading)
      .eraseToAnyPublisher()
  }
}

struct LoadingErrorModel: LoadingErrorModeling {
  let message: String
  let loader: LoaderModel

  func retry() -> AnyPublisher<LoadUserProfileViewState, Never> { loader.load() }
}
