import SwiftUI
import UserProfile

/// The user profile in one enum whose models are structs of closures, and whose actions are
/// publishers. The view renders it in the style of `ViewStateRendering`.
public struct ClosureProfileView: View {
  private let repository: any ProfileRepository

  /// The profile that `repository` keeps.
  public init(repository: any ProfileRepository) { self.repository = repository }

  /// The profile.
  public var body: some View { UserProfileView(repository: repository) }
}
