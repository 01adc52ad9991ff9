// A view in each of its states: what a gallery draws, and what a test walks through.

import StateStudio
import VSM
import ViewTesting

// snippet.states
struct Profile {
  let name: String
}

enum ProfileState {
  case loading
  case loaded(Profile)
  case failed(any Error)
}

extension ProfileState: Sampled {}

extension Profile: Sampled {
  static let samples = [
    Profile(name: "Blob"), Profile(name: "A name that is longer than its room"),
  ]
}
// snippet.end

// snippet.view
struct ProfileView: View {
  let state: ProfileState

  var body: some View {
    switch state {
    case .loading: ProgressView("Loading")
    case .loaded(let profile): Text(profile.name)
    case .failed(let error): Text(error.localizedDescription)
    }
  }
}

#Preview("Profile") {
  EachSample(of: ProfileState.self) { state in ProfileView(state: state) }
}
// snippet.end

// snippet.test
for state in ProfileState.samples {
  let screen = Screen(ProfileView(state: state))
  precondition(
    screen.accessibilityIssues.isEmpty,
    "\(state): \(screen.accessibilityIssues)")
}
print(StateSamples(of: ProfileState.self).missing)
// snippet.end
