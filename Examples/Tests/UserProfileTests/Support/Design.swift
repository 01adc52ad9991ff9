import ProfileWithClosures
import ProfileWithProtocols
import SplitProfileWithClosures
import SplitProfileWithProtocols
import UserProfile
import VSM
import ViewTesting

/// The designs of the feature. A person cannot tell them apart, and so the tests do not.
enum Design: CaseIterable {
  case closures, controller, protocols, splitClosures, splitProtocols

  @MainActor
  func screen(of repository: any ProfileRepository) -> Screen {
    switch self {
    case .closures: Screen(ClosureProfileView(repository: repository))
    case .controller: Screen(ClosureProfileController.make(repository: repository))
    case .protocols: Screen(ProtocolProfileView(repository: repository))
    case .splitClosures: Screen(SplitClosureProfileView(repository: repository))
    case .splitProtocols: Screen(SplitProtocolProfileView(repository: repository))
    }
  }
}
