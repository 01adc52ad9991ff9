import ProfileWithClosures
import SwiftUI
import UserProfile

/// The profile in UIKit style, where there is UIKit.
struct UIKitProfile: View {
  let repository: any ProfileRepository

  #if canImport(UIKit)
    var body: some View { ClosureProfilePage(repository: repository) }
  #else
    var body: some View {
      ContentUnavailableView("There is no UIKit on this system.", systemImage: "questionmark")
    }
  #endif
}
