import UserProfile
import VSM

struct LoaderModel: LoaderModeling {
  let repository: any ProfileRepository

  func load() -> StateSequence<UserProfileViewState> {
    StateSequence {
      First { .loading }
      Next { await loaded() }
    }
  }

  private func loaded() async -> UserProfileViewState {
    do {
      return .editing(EditingModel(user: try await repository.load(), repository: repository))
    } catch {
      return .loadingError(LoadingErrorModel(message: "\(error)", loader: self))
    }
  }
}

struct LoadingErrorModel: LoadingErrorModeling {
  let message: String
  let loader: LoaderModel

  func retry() -> StateSequence<UserProfileViewState> { loader.load() }
}

struct EditingModel: EditingModeling {
  let user: UserData
  let repository: any ProfileRepository

  func saveUsername(_ username: String) -> StateSequence<UserProfileViewState> {
    var changed = user
    changed.username = username
    return StateSequence { [changed] in
      First { .saving(changed) }
      Next { await saved(changed) }
    }
  }

  private func saved(_ changed: UserData) async -> UserProfileViewState {
    do {
      return .editing(
        EditingModel(user: try await repository.save(changed), repository: repository))
    } catch {
      return .savingError(SavingErrorModel(unsaved: changed, message: "\(error)", editing: self))
    }
  }
}

struct SavingErrorModel: SavingErrorModeling {
  let unsaved: UserData
  let message: String
  let editing: EditingModel

  func retry() -> StateSequence<UserProfileViewState> { editing.saveUsername(unsaved.username) }

  func cancel() -> UserProfileViewState { .editing(editing) }
}
