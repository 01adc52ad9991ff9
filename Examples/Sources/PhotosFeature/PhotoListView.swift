public import SwiftUI
import ViewStore

/// An album: photos in a grid, a search among them, a banner that can be changed, and photos to share.
public struct PhotoListView: View {
  @StateObject private var store: PhotoListViewStore
  private let provider: any PhotoProvider

  /// The photos of `provider`.
  public init(provider: some PhotoProvider) {
    self.init(provider: provider, scheduler: MainQueueScheduler(type: .default))
  }

  init(provider: some PhotoProvider, scheduler: MainQueueScheduler) {
    self.provider = provider
    _store = StateObject(
      wrappedValue: PhotoListViewStore(provider: provider, scheduler: scheduler))
  }

  private var state: PhotoListViewStore.ViewState { store.viewState }

  /// The album.
  public var body: some View {
    VStack(spacing: 12) {
      heading
      if state.banner.isShown { BannerView(title: state.banner.title) }
      TextField("Search", text: store.searchField).textFieldStyle(.roundedBorder)
      PhotosContent(progress: state.progress, selection: state.selection) { photo in
        store.send(.selection(.tap(photo)))
      } retry: {
        store.send(.load)
      }
      if !state.selection.photos.isEmpty { selectionBar }
    }
    .padding()
    .sheet(isPresented: store.bannerSheet) { BannerEditor(store: store.bannerStore) }
    .sheet(isPresented: store.sharingSheet) {
      ShareView(store: ShareViewStore(over: store, provider: provider))
    }
  }

  private var heading: some View {
    HStack {
      Text(state.title).font(.title2)
      Spacer()
      Toggle("Show count", isOn: store.photoCountSwitch)
      Button("Edit banner") { store.send(.editBanner(true)) }
    }
  }

  private var selectionBar: some View {
    HStack {
      Text("\(state.selection.photos.count) selected")
      Spacer()
      Button("Clear") { store.send(.selection(.clear)) }
      Button("Share…") { store.send(.share(true)) }
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
