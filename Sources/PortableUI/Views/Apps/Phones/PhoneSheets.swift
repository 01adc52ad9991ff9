/// What a finger does first that moves in a sheet on a phone.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls what is in it.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

nonisolated extension View {
  /// What a finger does first that moves in the sheet around this view. Without effect on a desktop, where it
  /// scrolls, and the edges of a window make that higher.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}
