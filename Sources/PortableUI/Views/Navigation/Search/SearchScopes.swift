/// When the scopes of a search are offered.
public struct SearchScopeActivation: Hashable, Sendable {
  private enum Moment { case search, text }
  private let moment: Moment

  /// As long as the search goes on.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(moment: .search) }

  /// As long as the search goes on.
  public static var onSearchPresentation: SearchScopeActivation { automatic }

  /// As long as something is written in the field.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(moment: .text) }
}

nonisolated extension View {
  /// Offers, with a search inside, parts of the whole to look in. Each view of `scopes` has a tag.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Offers, with a search inside, parts of the whole to look in, from the moment `activation` on.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope) {
      scopes()
    } label: {
      Text("Search in")
    }
    // Beside one another where there is room; a column of a window may have little.
    let scopes = AnyView(
      ViewThatFits(in: .horizontal) {
        picker.pickerStyle(.segmented)
        picker.pickerStyle(.menu)
      }
      .labelsHidden())
    return EnvironmentView(content: self) { values in
      values.searchParts.scopes = scopes
      values.searchParts.scopesBegin = activation
    }
  }
}
