import SwiftUI
import UserProfile

/// The user profile in two parts, a loader and an editor, whose models are protocols, and whose
/// actions are publishers. The views render them in the style of `ViewStateRendering`.
public struct SplitProtocolProfileView: View {
  private let repository: any ProfileRepository

  /// The profile that `repository` keeps.
  public init(repository: any ProfileRepository) { self.repository = repository }

  /// The profile.
  public var body: some View { LoadUserProfileView(repository: repository) }
}
