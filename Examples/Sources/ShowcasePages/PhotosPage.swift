import Foundation
import PhotoServer
import PhotosFeature
import StateStudio
import SwiftUI
import UserProfile

/// An album over HTTP. Unless `PHOTOS_ADDRESS` says where photos are, the showcase serves them itself,
/// and a person can choose how well.
struct PhotosPage: View {
  @State private var quality = Connection.Quality.good
  @State private var isWithoutStore = false
  @Environment(\.serviceAnswers) private var answers

  var body: some View {
    VStack(spacing: 0) {
      switch PhotoSource.ofShowcase {
      case .address(let address):
        album(of: PhotosOverHTTP(in: address))
      case .server(let server):
        HStack {
          Picker("Connection", selection: $quality) {
            ForEach(Connection.Quality.allCases) { Text($0.rawValue) }
          }
          Toggle("Without a store", isOn: $isWithoutStore)
        }
        .padding(.horizontal)
        .padding(.top, 8)
        let folder = server.url.appendingPathComponent(quality.rawValue.lowercased())
        album(of: PhotosOverHTTP(in: folder))
          // Another way to the photos is another visit.
          .id(quality)
      case .nothing(let reason):
        Text("No server could be started for the photos: \(reason)")
      }
    }
  }

  @ViewBuilder
  private func album(of photos: PhotosOverHTTP) -> some View {
    let provider = RecordedPhotos(photos, answers: answers)
    if isWithoutStore {
      PhotoListWithoutStore(provider: provider)
    } else {
      PhotoListView(provider: provider)
    }
  }
}

/// Where the photos of the showcase come from.
private enum PhotoSource {
  case address(URL)
  case server(PhotoServer)
  case nothing(String)

  // One for all visits to the page.
  @MainActor static let ofShowcase = PhotoSource()

  private init() {
    let given = ProcessInfo.processInfo.environment["PHOTOS_ADDRESS"]
    if let address = given.flatMap({ URL(string: $0) }) {
      self = .address(address)
      return
    }
    do {
      self = .server(try PhotoServer())
    } catch {
      self = .nothing(error.localizedDescription)
    }
  }
}
