nonisolated extension View {
  /// Binds the field of a search inside to `binding`, which is true while the keyboard is there.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    tyingSearch { AnyView($0.focused(binding)) }
  }

  /// Binds the field of a search inside to `binding`, which is `value` while the keyboard is there.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    tyingSearch { AnyView($0.focused(binding, equals: value)) }
  }

  private func tyingSearch(_ tie: @escaping (AnyView) -> AnyView) -> some View {
    EnvironmentView(content: self) { $0.searchParts.focus.append(tie) }
  }
}
