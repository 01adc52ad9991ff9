import UserProfile
import VSM

/// Work on the user's data, which is there in every state.
struct EditUserProfileViewState {
  var user: UserData
  var editingState: EditingState

  enum EditingState {
    case editing(EditingModel)
    case saving
    case savingError(ErrorModel)
  }

  struct EditingModel {
    let saveUsername: (String) -> StateSequence<EditUserProfileViewState>
  }

  struct ErrorModel {
    let message: String
    let retry: () -> StateSequence<EditUserProfileViewState>
    let cancel: () -> EditUserProfileViewState
  }
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
