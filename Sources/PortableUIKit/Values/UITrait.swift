/// One of the things that a ``UITraitCollection`` says. The traits are those below, and no type of an
/// app's own can be one.
public nonisolated protocol UITraitDefinition {
  /// Whether two collections say different things of it.
  static func isDifferent(in one: UITraitCollection, and other: UITraitCollection) -> Bool
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether one is light and the other dark.
  public static func isDifferent(
    in one: UITraitCollection, and other: UITraitCollection
  ) -> Bool { one.userInterfaceStyle != other.userInterfaceStyle }
}

/// How much room there is across.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether one has more room than the other.
  public static func isDifferent(
    in one: UITraitCollection, and other: UITraitCollection
  ) -> Bool { one.horizontalSizeClass != other.horizontalSizeClass }
}

/// How much room there is down.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether one has more room than the other.
  public static func isDifferent(
    in one: UITraitCollection, and other: UITraitCollection
  ) -> Bool { one.verticalSizeClass != other.verticalSizeClass }
}

/// The direction of reading.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  /// Whether one is read from the left and the other from the right.
  public static func isDifferent(
    in one: UITraitCollection, and other: UITraitCollection
  ) -> Bool { one.layoutDirection != other.layoutDirection }
}
