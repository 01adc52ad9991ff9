import ProfileWithClosures
import ProfileWithProtocols
import SplitProfileWithClosures
import SplitProfileWithProtocols
import SwiftUI
import UserProfile
import VSM
import ViewTesting

/// The designs of the feature. A person cannot tell them apart, and so the tests do not.
enum Design: CaseIterable {
  case closures, controller, protocols, splitClosures, splitProtocols

  @MainActor
  func view(of repository: any ProfileRepository) -> AnyView {
    switch self {
    case .closures: AnyView(ClosureProfileView(repository: repository))
    case .controller: AnyView(ClosureProfilePage(repository: repository))
    case .protocols: AnyView(ProtocolProfileView(repository: repository))
    case .splitClosures: AnyView(SplitClosureProfileView(repository: repository))
    case .splitProtocols: AnyView(SplitProtocolProfileView(repository: repository))
    }
  }

  @MainActor
  func screen(of repository: any ProfileRepository) -> Screen {
    // A controller may as well be all of its window.
    self == .controller
      ? Screen(ClosureProfileController.make(repository: repository))
      : Screen(view(of: repository))
  }
}
