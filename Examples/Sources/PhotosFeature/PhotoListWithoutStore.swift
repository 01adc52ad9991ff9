import Combine
import Foundation
public import SwiftUI

/// The same album without a store, to compare: it loads, searches, counts and selects.
///
/// Each source of data has its own property, and the body joins them. A test of what it shows needs the
/// view, and a search that does not follow each letter would need further properties.
public struct PhotoListWithoutStore: View {
  private let provider: any PhotoProvider
  @State private var progress = PhotoListViewStore.ViewState.Progress.loading
  @State private var loading: AnyCancellable?
  @State private var searchText = ""
  @State private var showsPhotoCount = false
  @State private var selection = Selection()

  /// The photos of `provider`.
  public init(provider: some PhotoProvider) { self.provider = provider }

  /// The album.
  public var body: some View {
    let found = progress.matching(searchText)
    VStack(spacing: 12) {
      HStack {
        Text(title(of: found)).font(.title2)
        Spacer()
        Toggle("Show count", isOn: $showsPhotoCount)
      }
      TextField("Search", text: $searchText).textFieldStyle(.roundedBorder)
      PhotosContent(progress: found, selection: selection) { photo in
        selection = selection.after(.tap(photo))
      } retry: {
        load()
      }
      if !selection.photos.isEmpty { Text("\(selection.photos.count) selected") }
    }
    .padding()
    .onAppear(perform: load)
  }

  private func title(of found: PhotoListViewStore.ViewState.Progress) -> String {
    guard showsPhotoCount, case .loaded(let photos) = found else { return "Photos" }
    return "Photos: \(photos.count)"
  }

  private func load() {
    progress = .loading
    loading = provider.photos().receive(on: DispatchQueue.main).sink { completion in
      if case .failure(let error) = completion { progress = .failed(error.localizedDescription) }
    } receiveValue: { photos in
      progress = .loaded(photos)
    }
  }
}
