/// What views around a search say of its field.
struct SearchParts {
  /// What a person may mean, by what is written so far.
  var suggestions: AnyView?
  var areSuggestionsHidden = false

  /// The parts of the whole that can be searched alone, and when they are offered.
  var scopes: AnyView?
  var scopesBegin = SearchScopeActivation.automatic

  /// What is selected in the field, where somebody wants to know.
  var selection: Binding<TextSelection?>?

  /// Ties the field to focus states.
  var focus: [(AnyView) -> AnyView] = []
}

/// What the field of a search can do, for whoever is in it or below it.
struct SearchActions {
  /// Ends the search and takes the words away.
  let end: @MainActor () -> Void

  /// Looks for these words.
  let complete: @MainActor (String) -> Void
}

private enum SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}
private enum SearchActionsKey: EnvironmentKey { static var defaultValue: SearchActions? { nil } }
private enum SearchedWordsKey: EnvironmentKey { static var defaultValue: String { "" } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(end: nil) }
}

extension EnvironmentValues {
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The search whose field, or whose suggestion, the view is in.
  var searchActions: SearchActions? {
    get { self[SearchActionsKey.self] }
    set { self[SearchActionsKey.self] = newValue }
  }

  /// What a person looks for in what the view is in; empty where nothing is searched.
  var searchedWords: String {
    get { self[SearchedWordsKey.self] }
    set { self[SearchedWordsKey.self] = newValue }
  }

  /// Whether a person is searching what the view is in.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of what the view is in.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Ends a search: its field is empty from then on, and the keyboard is back where it was before.
public struct DismissSearchAction {
  let end: (@MainActor () -> Void)?

  /// Ends the search around the view. Outside of one it does nothing.
  @preconcurrency @MainActor
  public func callAsFunction() { end?() }
}
