/// What is said of looks by older names.
nonisolated extension View {
  /// The colour of what can be acted upon, by its older name; see ``View/tint(_:)-(Color?)``.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Whether things are light or dark in this view; see ``EnvironmentValues/colorScheme``.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
