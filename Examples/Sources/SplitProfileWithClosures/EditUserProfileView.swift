import SwiftUI
import UserProfile
import VSM

struct EditUserProfileView: View {
  @ViewState private var state: EditUserProfileViewState
  @State private var username: String

  init(user: UserData, repository: any ProfileRepository) {
    _username = State(initialValue: user.username)
    _state = .init(
      wrappedValue: EditUserProfileViewState(editing: user, repository: repository))
  }

  var body: some View {
    ZStack {
      VStack {
        TextField("Username", text: $username).textFieldStyle(.roundedBorder)
        Button("Save") {
          if case .editing(let model) = state.editingState {
            $state.observe(model.saveUsername(username))
          }
        }
      }
      .disabled(state.isSaving)
      switch state.editingState {
      case .editing: EmptyView()
      case .saving: ProgressView("Saving")
      case .savingError(let model): savingError(model)
      }
    }
    .onChange(of: state.user) { _, user in username = user.username }
  }

  private func savingError(_ model: EditUserProfileViewState.ErrorModel) -> some View {
    VStack {
      Text(model.message)
      HStack {
        Button("Retry") { $state.observe(model.retry()) }
        Button("Cancel") { $state.observe(model.cancel()) }
      }
    }
    .padding()
    .background(.white)
  }
}
