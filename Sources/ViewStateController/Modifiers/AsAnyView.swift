public import ViewPlatform

extension View {
  /// The view with its type forgotten, as `custom` kinds of loadings, errors and toasts take it.
  public func asAnyView() -> AnyView { AnyView(self) }
}
