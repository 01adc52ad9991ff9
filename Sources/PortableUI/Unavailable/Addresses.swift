// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Addresses and activities that open an app.

@available(
  *, unavailable,
  message: "Nothing is handed on between devices here; keep what is needed in SceneStorage."
)
nonisolated extension View {
  public func onContinueUserActivity(_: String, perform: (_MissingValue) -> Void) -> Self { self }
  public func userActivity(_: String, isActive: Bool = true, _: (_MissingValue) -> Void) -> Self {
    self
  }
  public func userActivity<P>(_: String, element: P?, _: (P, _MissingValue) -> Void) -> Self {
    self
  }
}
