import LayoutEngine

/// How much room there is in a direction: for one thing, or for several beside each other.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// For one thing, as on a phone.
  case compact

  /// For several, as in most windows.
  case regular

  // A window in which two columns of text stand beside each other is regular, and one that is as high as
  // a list of ten rows.
  static func across(_ size: Size) -> UserInterfaceSizeClass {
    size.width < 600 ? .compact : .regular
  }

  static func down(_ size: Size) -> UserInterfaceSizeClass {
    size.height < 440 ? .compact : .regular
  }
}

extension EnvironmentValues {
  /// How much room the window has from side to side. It follows the window: less than 600 points are
  /// compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room the window has from top to bottom. It follows the window: less than 440 points are
  /// compact.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The same, with the classes of a window of `size` where no others were set.
  func classified(for size: Size) -> EnvironmentValues {
    var values = self
    if horizontalSizeClass == nil { values.horizontalSizeClass = .across(size) }
    if verticalSizeClass == nil { values.verticalSizeClass = .down(size) }
    return values
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
