/// The colour of what stands for the rows of a list: of the icons of their labels.
public struct ListItemTint: Sendable, Equatable {
  let color: Color

  /// This colour. The desktop puts no other in its place.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// This colour, as far as the desktop has no other; none of today's has.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of the words beside them.
  public static let monochrome = ListItemTint(color: .primary)
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The colour of icons of labels in rows, where somebody said so.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The colour of the icons of labels in a row of a list, or in all rows inside; `nil` for the usual.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }

  /// The colour of the icons of labels in a row of a list, or in all rows inside; `nil` for the usual.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }
}
