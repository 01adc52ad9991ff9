extension EnvironmentValues {
  /// How much room controls take here.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

nonisolated extension View {
  /// How much room controls inside take: buttons, fields, pickers, switches, steppers and the round signs
  /// of progress views.
  ///
  /// What controls say stays as large as it is: give it a `font`.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
