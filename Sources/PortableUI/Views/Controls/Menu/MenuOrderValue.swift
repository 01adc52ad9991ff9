extension EnvironmentValues {
  /// In which order a phone would show the lines of a menu. It can be read; on a desktop they stand as they
  /// are written.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
