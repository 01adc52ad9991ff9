/// The window in which a person says what the app is to be like.
///
///     Settings { PreferencesView() }
///
/// There is one at most. A person opens it from the menu of a window, or with Control and a comma; a view
/// does with ``EnvironmentValues/openSettings`` or a ``SettingsLink``.
public struct Settings<Content: View> {
  let content: Content

  /// A window of settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene, PrimitiveScene {
  var stand: some View {
    WindowGroupView(
      kind: WindowKind(title: Text("Preferences"), isSingle: true, isSettings: true),
      content: content)
  }
}

extension EnvironmentValues {
  /// Opens the window of the app's ``Settings``, or brings it forward.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows: windows) }
}

/// Opens the window of the app's settings.
public struct OpenSettingsAction {
  let windows: WindowActions?

  /// Opens the window, or brings it forward.
  @preconcurrency @MainActor
  public func callAsFunction() { windows.openSettings() }
}

/// A button that opens the window of the app's ``Settings``.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button labelled with views.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with the usual words.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// What is usually on a button that opens settings.
public struct DefaultSettingsLinkLabel: View {
  /// The words.
  public var body: some View { Text("Preferences") }
}
