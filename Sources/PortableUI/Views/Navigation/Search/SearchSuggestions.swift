import Foundation

nonisolated extension View {
  /// Shows below the field of a search inside, while it goes on, what a person may mean.
  ///
  /// A suggestion with a `searchCompletion` is something to choose. Where `suggestions` builds nothing,
  /// nothing is shown.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let built = AnyView(suggestions())
    return EnvironmentView(content: self) { $0.searchParts.suggestions = built }
  }

  /// Whether what a search inside suggests is shown at these places.
  ///
  /// It drops down from the field like a menu. In what is searched it is shown only by the app, so nothing is said
  /// about that here.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    EnvironmentView(content: self) { values in
      if placements.contains(.menu) {
        values.searchParts.areSuggestionsHidden = visibility == .hidden
      }
    }
  }

  /// Makes this view, a suggestion, look for `completion` when it is chosen, which submits the search.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self, completion: completion)
  }
}

/// A suggestion that can be chosen.
private struct SearchCompletionView<Content: View> {
  let content: Content
  let completion: String
  @Environment(\.searchActions) private var search
  @Environment(\.searchSubmit) private var submit
}

extension SearchCompletionView: View {
  var body: some View {
    if let search {
      Button {
        search.complete(completion)
        for action in submit.actions { action() }
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).padding(8)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// What to call when a search is submitted.
  fileprivate var searchSubmit: SubmitActions { self[SearchSubmitKey.self] }
}
