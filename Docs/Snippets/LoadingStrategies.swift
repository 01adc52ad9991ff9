// The four decisions, and views of one's own where the usual ones do not fit.

import Foundation
import ViewStateController

struct Album: Identifiable {
  let id: String
  let title: String
}

// snippet.strategies
struct AlbumScreen: View {
  let controller: ViewStateController<[Album]>
  let load: () -> Void

  var body: some View {
    EmptyView()
      .withViewStateModifier(
        controller: controller,
        indicatorView: ProgressView().tint(.purple),
        initialLoadingType: .vertical(option: .bottom, alignment: .center),
        loadedView: { albums in AlbumList(albums: albums) },
        loadingAfterInfoType: .horizontal(
          option: .leading, contentOpacity: 0.3, spacing: 32),
        errorView: { _ in .init { load() } },
        loadingAfterErrorType: .overCurrentContent(
          contentOpacity: 0.5, alignment: .bottomTrailing))
  }
}
// snippet.end

struct AlbumList: View {
  let albums: [Album]

  var body: some View {
    ForEach(albums) { Text($0.title) }
  }
}

// snippet.custom
struct PatientAlbumScreen: View {
  let controller: ViewStateController<[Album]>

  var body: some View {
    EmptyView()
      .withViewStateModifier(
        controller: controller,
        initialLoadingType: .custom(
          Text("The first albums are coming …").asAnyView()),
        loadedView: { albums in AlbumList(albums: albums) },
        errorView: { error in
          .init(
            type: .custom(
              Text(error.localizedDescription).foregroundColor(.red).asAnyView()
            ))
        },
        keepsInfoOnError: true)
  }
}
// snippet.end

// snippet.errors
let compact = ErrorViewStyle(
  image: nil, title: .init(text: "No connection", color: .red),
  button: .init(text: "Again") { print("once more") })

let errorRow = ErrorView(
  type: .horizontal(style: compact, alignment: .firstTextBaseline))
// snippet.end

// snippet.modifier
struct SaveButton: View {
  let isSaving: Bool
  let save: () -> Void

  var body: some View {
    Button("Save") { save() }
      .modifier(
        LoadingViewModifier(
          type: .horizontal(), indicatorView: ProgressView(),
          isLoading: isSaving))
  }
}
// snippet.end
