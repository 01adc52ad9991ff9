import CounterFeature
import LoadingGallery
import LooksGallery
import MailFeature
import NotesFeature
import ProfileWithClosures
import SplitProfileWithProtocols
import SwiftUI

/// A feature of the showcase.
public enum Page: String, CaseIterable, Identifiable, Sendable {
  case counter = "Counter"
  case profile = "Profile"
  case splitProfile = "Split Profile"
  case uiKitProfile = "UIKit Profile"
  case loadingGallery = "Loading Gallery"
  case looks = "Looks"
  case mail = "Mail"
  case notes = "Notes"
  case photos = "Photos"
  case settings = "Settings"

  /// The page itself.
  public var id: Self { self }

  /// The page that is called so, if there is one.
  public init?(named name: String) {
    guard let page = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = page
  }

  /// The feature.
  @MainActor @ViewBuilder
  var view: some View {
    switch self {
    case .counter: CounterView()
    case .profile: ProfilePage { ClosureProfileView(repository: $0) }
    case .splitProfile: ProfilePage { SplitProtocolProfileView(repository: $0) }
    case .uiKitProfile: ProfilePage { UIKitProfile(repository: $0) }
    case .loadingGallery: LoadingGalleryView()
    case .looks: LooksGalleryView()
    case .mail: MailView()
    case .notes: NotesShowcase()
    case .photos: PhotosPage()
    case .settings: SettingsPage()
    }
  }
}
