import StateStudio
import SwiftUI
import UserProfile

/// A design of the user profile, and a choice of how good the way to its data is.
struct ProfilePage<Profile: View>: View {
  @StateObject private var connection = Connection()
  @State private var visit = 0
  @Environment(\.serviceAnswers) private var answers
  private let profile: (any ProfileRepository) -> Profile

  // One for all pages: whoever writes a file should be alone in that.
  private let file = ProfileFile.ofShowcase

  init(@ViewBuilder profile: @escaping (any ProfileRepository) -> Profile) {
    self.profile = profile
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        ConnectionPicker(connection)
        Button("Load Again") { visit += 1 }
      }
      Divider()
      profile(RecordedProfile(ConnectedProfile(file, through: connection), answers: answers))
        // Another identity is another container: the profile is loaded as on a first visit.
        .id(visit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding()
  }
}

extension ProfileFile {
  fileprivate static let ofShowcase = ProfileFile()
}
