import Foundation
import ReaderFeature
import SampleFeeds
import SwiftUI

/// A reader of feeds. It brings some of its own, which leave this machine no more than their server does.
@main
struct Reader: App {
  private let samples: SampleFeeds?
  private let web: HTTPFeeds
  @StateObject private var library = ReaderLibrary(in: Self.folder)

  /// Where feeds and articles are kept.
  private static let folder = FileManager.default
    .urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appending(path: "Reader")

  init() {
    samples = try? SampleFeeds()
    web = HTTPFeeds(standingIn: samples.map { [SampleFeeds.host: $0.url] } ?? [:])
  }

  var body: some Scene {
    WindowGroup("Reader") {
      ReaderView(
        library: library, service: web,
        suggestions: samples == nil ? [] : SampleFeeds.addresses)
    }
    .defaultSize(width: 1040, height: 700)
    .commands {
      SidebarCommands()
      ReaderCommands()
    }
    Settings { ReaderSettingsView() }
  }
}
