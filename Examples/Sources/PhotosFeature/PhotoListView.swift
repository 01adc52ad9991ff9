public import SwiftUI
import ViewStore

/// An album: photos in a grid, a search among them, and a banner that can be changed.
public struct PhotoListView: View {
  @StateObject private var store: PhotoListViewStore

  /// The photos of `provider`.
  public init(provider: some PhotoProvider) {
    _store = StateObject(wrappedValue: PhotoListViewStore(provider: provider))
  }

  /// The album.
  public var body: some View {
    VStack(spacing: 12) {
      heading
      if store.viewState.banner.isShown { BannerView(title: store.viewState.banner.title) }
      TextField("Search", text: store.searchField).textFieldStyle(.roundedBorder)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding()
    .sheet(isPresented: store.bannerSheet) { BannerEditor(store: store.bannerStore) }
  }

  private var heading: some View {
    HStack {
      Text(store.viewState.title).font(.title2)
      Spacer()
      Toggle("Show count", isOn: store.photoCountSwitch)
      Button("Edit banner") { store.send(.editBanner(true)) }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch store.viewState.progress {
    case .loading:
      ProgressView("Loading photos")
    case .failed(let reason):
      VStack(spacing: 8) {
        Text("The photos could not be loaded.")
        Text(reason).foregroundStyle(.secondary)
        Button("Retry") { store.send(.load) }
      }
    case .loaded(let photos):
      if photos.isEmpty { Text("No photo is called that.") } else { PhotoGrid(photos: photos) }
    }
  }
}

/// Photos beside and below each other, as many in a row as there is room.
private struct PhotoGrid: View {
  let photos: [Photo]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 10) {
        ForEach(photos) { PhotoGridElement(photo: $0) }
      }
    }
  }
}

/// One photo. It needs no store: all it shows is handed in.
private struct PhotoGridElement: View {
  let photo: Photo

  var body: some View {
    VStack(spacing: 4) {
      AsyncImage(url: photo.thumbnail) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 100, height: 100)
      .cornerRadius(8)
      .accessibilityHidden(true)
      Text(photo.title).font(.caption).lineLimit(1)
    }
  }
}

private struct BannerView: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(8)
      .frame(maxWidth: .infinity)
      .background(Color.accentColor.opacity(0.2))
      .cornerRadius(8)
  }
}
