import UserProfile
import VSM

extension UserProfileViewState.LoaderModel {
  init(repository: any ProfileRepository) {
    load = {
      repository.loaded()
        .map { .editing(.init($0, repository: repository)) }
        .catch { Just(.loadingError(.init($0, repository: repository))) }
        .prepend(.loading)
        .eraseToAnyPublisher()
    }
  }
}

extension UserProfileViewState.LoadingErrorModel {
  init(_ error: any Error, repository: any ProfileRepository) {
    message = "\(error)"
    retry = UserProfileViewState.LoaderModel(repository: repository).load
  }
}

extension UserProfileViewState.EditingModel {
  init(_ user: UserData, repository: any ProfileRepository) {
    self.user = user
    saveUsername = { username in
      var changed = user
      changed.username = username
      return repository.saved(changed)
        .map { .editing(.init($0, repository: repository)) }
        .catch { Just(.savingError(.init($0, from: user, to: changed, repository: repository))) }
        .prepend(.saving(changed))
        .eraseToAnyPublisher()
    }
  }
}

extension UserProfileViewState.SavingErrorModel {
  init(
    _ error: any Error, from user: UserData, to changed: UserData,
    repository: any ProfileRepository
  ) {
    let editing = UserProfileViewState.EditingModel(user, repository: repository)
    unsaved = changed
    message = "\(error)"
    retry = { editing.saveUsername(changed.username) }
    cancel = { .editing(editing) }
  }
}
