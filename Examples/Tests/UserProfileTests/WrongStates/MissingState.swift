import UserProfile
import VSM

@testable import ProfileWithClosures

@MainActor
func words(for state: UserProfileViewState) -> String {
  switch state {  // refused: switch must be exhaustive
  case .initialized, .loading: "Loading"
  case .loadingError(let model): model.message
  case .editing(let model): model.user.username
  case .saving(let user): user.username
  }
}
