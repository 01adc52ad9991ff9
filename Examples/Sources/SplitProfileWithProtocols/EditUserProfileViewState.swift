import UserProfile
import VSM

/// Work on the user's data, which is there in every state.
struct EditUserProfileViewState {
  var user: UserData
  var editingState: EditingState

  enum EditingState {
    case editing(any EditingModeling)
    case saving
    case savingError(any SavingErrorModeling)
  }
}

protocol EditingModeling {
  func saveUsername(_ username: String) -> AnyPublisher<EditUserProfileViewState, Never>
}

protocol SavingErrorModeling {
  var message: String { get }
  func retry() -> AnyPublisher<EditUserProfileViewState, Never>
  func cancel() -> EditUserProfileViewState
}

extension EditUserProfileViewState {
  /// Whether a save has begun and its end is not settled: nothing can be typed meanwhile.
  var isSaving: Bool {
    switch editingState {
    case .saving, .savingError: true
    case .editing: false
    }
  }
}
