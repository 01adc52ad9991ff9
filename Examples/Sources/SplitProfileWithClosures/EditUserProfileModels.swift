import UserProfile
import VSM

extension EditUserProfileViewState {
  /// The editor of `user`, with nothing done yet.
  init(editing user: UserData, repository: any ProfileRepository) {
    let model = EditingModel { username in
      var changed = user
      changed.username = username
      return Self.saving(changed, insteadOf: user, in: repository)
    }
    self.init(user: user, editingState: .editing(model))
  }

  private static func saving(
    _ changed: UserData, insteadOf user: UserData, in repository: any ProfileRepository
  ) -> StateSequence<Self> {
    StateSequence(
      { EditUserProfileViewState(user: changed, editingState: .saving) },
      {
        do {
          return Self(editing: try await repository.save(changed), repository: repository)
        } catch {
          let model = ErrorModel(
            message: "\(error)",
            retry: { saving(changed, insteadOf: user, in: repository) },
            cancel: { Self(editing: user, repository: repository) })
          return Self(user: changed, editingState: .savingError(model))
        }
      })
  }
}
