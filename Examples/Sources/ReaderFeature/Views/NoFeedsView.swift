import SwiftUI
import VSM

/// What is shown to who follows no feed yet.
struct NoFeedsView: View {
  let library: ReaderLibrary
  let service: any FeedService
  let suggestions: [URL]
  let follow: () -> Void
  @ViewState private var state: SuggestionsViewState = .offered

  init(
    library: ReaderLibrary, service: any FeedService, suggestions: [URL],
    follow: @escaping () -> Void
  ) {
    self.library = library
    self.service = service
    self.suggestions = suggestions
    self.follow = follow
  }

  var body: some View {
    ContentUnavailableView {
      Label("No Feeds", systemImage: Shelf.all.symbol)
    } description: {
      switch state {
      case .offered, .taking: Text("Articles come from the feeds that you follow.")
      case .failed(let error): error.words
      }
    } actions: {
      if case .taking = state {
        ProgressView("Looking")
      } else {
        Button("Follow a Feed…") { follow() }.buttonStyle(.borderedProminent)
        if !suggestions.isEmpty { Button("Follow Samples", action: take) }
      }
    }
  }

  private func take() {
    $state.observe(
      SuggestionsViewState.take(suggestions, from: service, into: library))
  }
}
