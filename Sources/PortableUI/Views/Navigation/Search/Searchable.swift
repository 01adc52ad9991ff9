/// Fields in which a person says what they look for.
///
/// The field stands above this view, or in the bar where `placement` says so. Control with F moves
/// the keyboard to it. The search goes on as long as the keyboard is there, or words are; Escape
/// ends it, takes the words away, and leads the keyboard back to where it was, or else into what is
/// searched. Views inside see that by `isSearching`, and end it by `dismissSearch`; what they find
/// they show themselves. Return calls what `onSubmit(of: .search)` was given.
nonisolated extension View {
  /// Lets a person search what this view shows.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, isPresented: nil, placement: placement, prompt: prompt)
  }

  /// Lets a person search what this view shows, with words that the empty field shows.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search what this view shows, with words that the empty field shows.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search what this view shows; the search goes on as long as `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Lets a person search what this view shows; the search goes on as long as `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search what this view shows; the search goes on as long as `isPresented` is true.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search what this view shows, and shows below the field what they may mean.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Lets a person search what this view shows, and shows below the field what they may mean.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Lets a person search what this view shows, and shows below the field what they may mean.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
