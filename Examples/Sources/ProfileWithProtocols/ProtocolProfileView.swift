import SwiftUI
import UserProfile

/// The user profile in one enum whose models are protocols, and whose actions are sequences of
/// states. The view renders it in the style of `@ViewState`.
public struct ProtocolProfileView: View {
  private let repository: any ProfileRepository

  /// The profile that `repository` keeps.
  public init(repository: any ProfileRepository) { self.repository = repository }

  /// The profile.
  public var body: some View { UserProfileView(repository: repository) }
}
