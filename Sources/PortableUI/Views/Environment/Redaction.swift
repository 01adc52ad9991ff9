extension View {
  /// Adds a reason not to show the view as it is.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view as it is, whatever was said around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
