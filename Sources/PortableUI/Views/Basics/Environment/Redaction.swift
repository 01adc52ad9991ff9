nonisolated extension View {
  /// Adds a reason not to show the view as it is.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view as it is, whatever was said around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Whether the view shows what not everybody should see. Bars stand for it where the redaction reasons
  /// name privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentView(content: self) { $0[SensitiveKey.self] = sensitive }
  }
}
