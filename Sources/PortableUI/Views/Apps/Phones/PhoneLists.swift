public import Foundation

nonisolated extension View {
  /// How far the sections of lists inside keep from the edges. Without effect on a desktop, where the style of
  /// a list says that; `contentMargins` moves all of it.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { self }

  /// Whether letters beside the lists inside lead to their sections. Without effect on a desktop, where letters
  /// of the keyboard find a row.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// What stands for this section among the letters beside its list. Without effect on a desktop, where letters
  /// of the keyboard find a row.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// What stands for this section among the letters beside its list. Without effect on a desktop, where letters
  /// of the keyboard find a row.
  @_disfavoredOverload
  public func sectionIndexLabel(_ label: String?) -> some View { self }
}
