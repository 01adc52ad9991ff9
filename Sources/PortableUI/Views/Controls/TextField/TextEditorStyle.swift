/// How text editors look.
@preconcurrency @MainActor
public protocol TextEditorStyle {}

/// The style of editors for which none was chosen: without a border.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The usual style.
  public nonisolated init() {}
}

/// Editors without a border of their own.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// No border.
  public nonisolated init() {}
}

/// Editors with the border of the desktop's fields.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// A border with round corners.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private enum EditorBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether text editors have a border.
  var areEditorsBordered: Bool {
    get { self[EditorBorderKey.self] }
    set { self[EditorBorderKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of text editors inside.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.areEditorsBordered, style is RoundedBorderTextEditorStyle)
  }
}
