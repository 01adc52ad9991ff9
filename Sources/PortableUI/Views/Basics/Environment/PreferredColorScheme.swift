nonisolated extension View {
  /// Whether the window or the sheet around this view is light or dark; `nil` to leave it as the
  /// desktop is.
  ///
  /// The views in it see it in ``EnvironmentValues/colorScheme``.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
