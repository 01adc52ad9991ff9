import UserProfile
import VSM

extension EditUserProfileViewState {
  /// The editor of `user`, with nothing done yet.
  init(editing user: UserData, repository: any ProfileRepository) {
    let model = EditingModel(user: user, repository: repository)
    self.init(user: user, editingState: .editing(model))
  }
}

struct EditingModel: EditingModeling {
  let user: UserData
  let repository: any ProfileRepository

  func saveUsername(_ username: String) -> AnyPublisher<EditUserProfileViewState, Never> {
    var changed = user
    changed.username = username
    return repository.saved(changed)
      .map { EditUserProfileViewState(editing: $0, repository: repository) }
      .catch { Just(failed("\($0)", saving: changed)) }
      .prepend(EditUserProfileViewState(user: changed, editingState: .saving))
      .eraseToAnyPublisher()
  }

  private func failed(_ message: String, saving changed: UserData) -> EditUserProfileViewState {
    let model = SavingErrorModel(message: message, username: changed.username, editing: self)
    return EditUserProfileViewState(user: changed, editingState: .savingError(model))
  }
}

struct SavingErrorModel: SavingErrorModeling {
  let message: String
  let username: String
  let editing: EditingModel

  func retry() -> AnyPublisher<EditUserProfileViewState, Never> { editing.saveUsername(username) }

  func cancel() -> EditUserProfileViewState {
    EditUserProfileViewState(user: editing.user, editingState: .editing(editing))
  }
}
