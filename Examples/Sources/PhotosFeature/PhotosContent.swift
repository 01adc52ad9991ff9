import SwiftUI

/// The photos, or why there are none. It needs no store: what it shows is handed in, and what a person
/// taps is reported.
struct PhotosContent: View {
  let progress: PhotoListViewStore.ViewState.Progress
  let selection: Selection
  let tap: @MainActor (Photo) -> Void
  let retry: @MainActor () -> Void

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder
  private var content: some View {
    switch progress {
    case .loading:
      ProgressView("Loading photos")
    case .failed(let reason):
      VStack(spacing: 8) {
        Text("The photos could not be loaded.")
        Text(reason).foregroundStyle(.secondary)
        Button("Retry", action: retry)
      }
    case .loaded(let photos):
      if photos.isEmpty { Text("No photo is called that.") } else { grid(of: photos) }
    }
  }

  /// Photos beside and below each other, as many in a row as there is room.
  private func grid(of photos: [Photo]) -> some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 10) {
        ForEach(photos) { photo in
          PhotoGridElement(photo: photo, isSelected: selection.contains(photo)) { tap(photo) }
        }
      }
    }
  }
}

/// One photo, which can be picked.
private struct PhotoGridElement: View {
  let photo: Photo
  let isSelected: Bool
  let tap: @MainActor () -> Void

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
      .overlay(alignment: .topTrailing) {
        Button(action: tap) {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").padding(6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isSelected ? "Deselect \(photo.title)" : "Select \(photo.title)")
      }
      Text(photo.title).font(.caption).lineLimit(1)
    }
  }
}
