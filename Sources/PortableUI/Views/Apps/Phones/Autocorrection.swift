extension EnvironmentValues {
  /// Whether a phone would leave words as they were typed. It can be read; a desktop always does.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] ?? false }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether a phone would leave words as they were typed, `nil` where nothing is said. It can be read; a
  /// desktop always does.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
