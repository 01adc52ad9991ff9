/// What takes the place of a presentation where there is little room, as on phones.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing: it stays as it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A sheet that covers all.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

nonisolated extension View {
  /// What takes the place of the presentation around this view where there is little room. Without
  /// effect on a desktop, whose windows are never too small for one over them.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// What takes the place of the presentation around this view where there is little room in one
  /// direction. Without effect on a desktop, whose windows are never too small for one over them.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
