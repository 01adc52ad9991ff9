// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Addresses and activities that open an app.

@available(
  *, unavailable,
  message: "No address opens an app here; openURL of the environment opens one elsewhere."
)
extension View {
  public func onOpenURL(perform: (URL) -> Void) -> Self { self }
  public func onOpenURL(prefersInApp: Bool) -> Self { self }
}

@available(
  *, unavailable,
  message: "Nothing is handed on between devices here; keep what is needed in SceneStorage."
)
extension View {
  public func onContinueUserActivity(_: String, perform: (MissingValue) -> Void) -> Self { self }
  public func userActivity(_: String, isActive: Bool = true, _: (MissingValue) -> Void) -> Self {
    self
  }
  public func userActivity<P>(_: String, element: P?, _: (P, MissingValue) -> Void) -> Self { self }
}

@available(*, unavailable, message: "Give openWindow(id:) the scene that is to open.")
extension View {
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
}
