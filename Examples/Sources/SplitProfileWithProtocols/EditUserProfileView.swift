import SwiftUI
import UserProfile
import VSM

struct EditUserProfileView: View, ViewStateRendering {
  @StateObject var container: StateContainer<EditUserProfileViewState>
  @State private var username = ""

  init(user: UserData, repository: any ProfileRepository) {
    _container = .init(state: EditUserProfileViewState(editing: user, repository: repository))
  }

  var body: some View {
    ZStack {
      VStack {
        TextField("Username", text: $username).textFieldStyle(.roundedBorder)
        Button("Save") {
          if case .editing(let model) = state.editingState {
            observe(model.saveUsername(username))
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
    .onReceive(container.$state) { newState in username = newState.user.username }
  }

  private func savingError(_ model: any SavingErrorModeling) -> some View {
    VStack {
      Text(model.message)
      HStack {
        Button("Retry") { observe(model.retry()) }
        Button("Cancel") { observe(model.cancel()) }
      }
    }
    .padding()
    .background(.white)
  }
}
