import SwiftUI
import UserProfile
import VSM

struct UserProfileView: View {
  @ViewState private var state: UserProfileViewState

  init(repository: any ProfileRepository) {
    _state = .init(wrappedValue: .initialized(LoaderModel(repository: repository)))
  }

  var body: some View {
    VStack {
      Text("User profile").font(.headline)
      switch state {
      case .initialized, .loading:
        ProgressView("Loading")
      case .loadingError(let model):
        Text(model.message)
        Button("Retry") { $state.observe(model.retry()) }
      case .editing(let model):
        EditingView(user: model.user) { username in
          $state.observe(model.saveUsername(username))
        }
      case .saving(let user):
        Text(user.username)
        ProgressView("Saving")
      case .savingError(let model):
        Text(model.unsaved.username)
        Text(model.message)
        HStack {
          Button("Retry") { $state.observe(model.retry()) }
          Button("Cancel") { $state.observe(model.cancel()) }
        }
      }
    }
    .padding()
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }
}

/// The form. It lives as long as the editing state is shown, and what is typed lives with it.
private struct EditingView: View {
  @State private var username: String
  private let save: (String) -> Void

  init(user: UserData, save: @escaping (String) -> Void) {
    _username = State(initialValue: user.username)
    self.save = save
  }

  var body: some View {
    VStack {
      TextField("Username", text: $username).textFieldStyle(.roundedBorder)
      Button("Save") { save(username) }
    }
  }
}
