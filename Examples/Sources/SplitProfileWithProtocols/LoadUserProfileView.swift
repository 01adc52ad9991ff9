import SwiftUI
import UserProfile
import VSM

struct LoadUserProfileView: View, ViewStateRendering {
  @StateObject var container: StateContainer<LoadUserProfileViewState>
  private let repository: any ProfileRepository

  init(repository: any ProfileRepository) {
    self.repository = repository
    _container = .init(state: .initialized(LoaderModel(repository: repository)))
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
      case .loaded(let user):
        EditUserProfileView(user: user, repository: repository)
      }
    }
    .padding()
    .onAppear {
      if case .initialized(let model) = state { observe(model.load()) }
    }
  }
}
