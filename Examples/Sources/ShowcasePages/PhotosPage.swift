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
  @Environment(\.serviceAnswers) private var answers

  var body: some View {
    VStack(spacing: 0) {
      switch PhotoSource.ofShowcase {
      case .address(let address):
        PhotoListView(provider: RecordedPhotos(PhotosOverHTTP(in: address), answers: answers))
      case .server(let server):
        Picker("Connection", selection: $quality) {
          ForEach(Connection.Quality.allCases) { Text($0.rawValue) }
        }
        .padding(.top, 8)
        let folder = server.url.appendingPathComponent(quality.rawValue.lowercased())
        PhotoListView(provider: RecordedPhotos(PhotosOverHTTP(in: folder), answers: answers))
          // Another way to the photos is another visit.
          .id(quality)
      case .nothing(let reason):
        Text("No server could be started for the photos: \(reason)")
      }
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
