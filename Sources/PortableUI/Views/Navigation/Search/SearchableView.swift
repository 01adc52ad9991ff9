import Foundation

/// A view and the field in which a person says what they look for there.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  @State private var isOn = false
  @FocusState private var isFocused: Bool

  /// Whether the keyboard is at what is offered beside the field: the parts that can be searched, the suggestions.
  @FocusState private var isAtScopes: Bool
  @FocusState private var isAtSuggestions: Bool

  /// The words that were chosen or submitted: for those nothing more is suggested.
  @State private var settled: String?
  @State private var keyboard = SearchKeyboard()
  @Environment(\.searchParts) private var parts
}

extension SearchableView: View {
  var body: some View {
    switch placement.place {
    case .content:
      VStack(spacing: 0) {
        bar
        searched
      }
      .modifier(following)
    case .bar, .barTitle:
      VStack(spacing: 0) {
        if let scopes = shownScopes { scopes.padding(6) }
        searched
      }
      .toolbar {
        ToolbarItem(placement: placement.place == .bar ? .automatic : .principal) {
          field.frame(width: placement.place == .bar ? 180 : 300)
        }
      }
      .modifier(following)
    }
  }

  @MainActor private var bar: some View {
    VStack(spacing: 6) {
      field.frame(maxWidth: 400)
      if let scopes = shownScopes { scopes }
    }
    .padding(6)
  }

  @MainActor private var searched: some View {
    SearchedContent(content: content, keyboard: keyboard)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.searchParts, SearchParts())
      .environment(\.searchedWords, text.wrappedValue)
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction { end() })
      .overlay(alignment: .top) { suggestions }
  }

  @ViewBuilder
  @MainActor private var suggestions: some View {
    if let suggestions = shownSuggestions {
      inSearch(
        ArrowColumn(content: SuggestionColumn(content: suggestions, words: text.wrappedValue)) {
          isFocused = true
        }
      )
      .focused($isAtSuggestions)
      .environment(\.searchActions, actions)
      .frame(maxWidth: 400)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .shadow(radius: 4)
      .padding(.horizontal, 6)
    }
  }

  @MainActor private var shownSuggestions: AnyView? {
    let isOver = !isSearching.wrappedValue || settled == text.wrappedValue
    return isOver || parts.areSuggestionsHidden ? nil : parts.suggestions
  }

  @MainActor private var field: AnyView {
    let words = prompt ?? Text("Search")
    var asked = TextField(text: text, prompt: words) { words }
    asked.selection = parts.selection
    let field = EnvironmentView(content: asked) {
      [actions, text, $settled] values in
      var submit = values[SearchSubmitKey.self]
      submit.actions.append { $settled.wrappedValue = text.wrappedValue }
      values[SubmitKey.self] = submit
      values.searchActions = actions
    }
    .focused($isFocused)
    .onKeyPress(.downArrow) {
      guard shownSuggestions != nil else { return .ignored }
      isAtSuggestions = true
      return .handled
    }
    return parts.focus.reduce(AnyView(inSearch(field))) { $1($0) }
  }

  @MainActor private var shownScopes: AnyView? {
    let isShown =
      parts.scopesBegin == .onTextEntry ? !text.wrappedValue.isEmpty : isSearching.wrappedValue
    return isShown ? parts.scopes.map { AnyView(inSearch($0).focused($isAtScopes)) } : nil
  }

  @MainActor private func inSearch<Part: View>(_ part: Part) -> KeyboardInSearch<Part> {
    KeyboardInSearch(content: part, keyboard: keyboard)
  }

  @MainActor private var isChoosing: Bool { isAtScopes || isAtSuggestions }

  @MainActor private var isSearching: Binding<Bool> { isPresented ?? $isOn }

  @MainActor private var actions: SearchActions {
    SearchActions(
      end: { end() },
      complete: { words in
        text.wrappedValue = words
        settled = words
        // What was chosen goes, and the keyboard with it.
        if isChoosing { isFocused = true }
      })
  }

  @MainActor private func end() {
    settled = nil
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if isFocused || isChoosing { keyboard.end() }
    if isFocused { isFocused = false }
    if isChoosing {
      // From what goes with the search a desktop moves the keyboard into the field, and so begins it again.
      // So the keyboard leaves first, which ends the search.
      (isAtScopes, isAtSuggestions) = (false, false)
    } else if isSearching.wrappedValue {
      isSearching.wrappedValue = false
    }
  }

  @MainActor private var following: SearchFollowing {
    SearchFollowing(
      isSearching: isSearching, isFocused: $isFocused, isChoosing: isChoosing,
      isEmpty: text.wrappedValue.isEmpty, end: { end() })
  }
}

/// Keeps a search, and where the keyboard is, in step.
private struct SearchFollowing: ViewModifier {
  let isSearching: Binding<Bool>
  let isFocused: FocusState<Bool>.Binding
  let isChoosing: Bool
  let isEmpty: Bool
  let end: () -> Void

  func body(content: Content) -> some View {
    content
      // What the search offers goes with it, so the keyboard can be there without ending it.
      .onChange(of: isFocused.wrappedValue || isChoosing) { _, isThere in
        if isThere, !isSearching.wrappedValue {
          isSearching.wrappedValue = true
        } else if !isThere, isEmpty, isSearching.wrappedValue {
          isSearching.wrappedValue = false
        }
      }
      .onChange(of: isSearching.wrappedValue, initial: true) { old, isOn in
        if isOn, !isFocused.wrappedValue, !isChoosing {
          isFocused.wrappedValue = true
        } else if !isOn, old {
          end()
        }
      }
  }
}
