import SwiftUI
import UserProfile
import VSM

struct UserProfileView: View, ViewStateRendering {
  @StateObject var container: StateContainer<UserProfileViewState>
  @State private var username = ""

  init(state: UserProfileViewState) {
    _container = .init(state: state)
  }

  init(repository: any ProfileRepository) {
    self.init(state: .initialized(.init(repository: repository)))
  }

  var body: some View {
    VStack {
      Text("User profile").font(.headline)
      switch state {
      case .initialized, .loading:
        ProgressView("Loading")
      case .loadingError(let model):
        Text(model.message)
        Button("Retry") { observe(model.retry()) }
      case .editing(let model):
        TextField("Username", text: $username).textFieldStyle(.roundedBorder)
        Button("Save") { observe(model.saveUsername(username)) }
      case .saving(let user):
        Text(user.username)
        ProgressView("Saving")
      case .savingError(let model):
        Text(model.unsaved.username)
        Text(model.message)
        HStack {
          Button("Retry") { observe(model.retry()) }
          Button("Cancel") { observe(model.cancel()) }
        }
      }
    }
    .padding()
    .onReceive(container.$state) { newState in
      if case .editing(let model) = newState { username = model.user.username }
    }
    .onAppear {
      if case .initialized(let model) = state { observe(model.load()) }
    }
  }
}
