/// What a style of an app's own makes of a view.
private struct StyledView<Style: _ViewStyle>: View {
  let style: Style
  let configuration: Style.StyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension _ViewStyle {
  /// What it makes of a view. The properties of the style itself have their values there.
  func view(of configuration: StyleConfiguration) -> AnyView {
    AnyView(StyledView(style: self, configuration: configuration))
  }
}

extension StyleStack {
  /// What the innermost style makes of a view that is found at `path` in its environment, where the
  /// styles further out are left for views of the kind inside it; or else what the desktop shows.
  @MainActor @ViewBuilder
  func show<Configuration>(
    _ configuration: @autoclosure () -> Configuration,
    at path: WritableKeyPath<EnvironmentValues, StyleStack>,
    @ViewBuilder orElse native: (Appearance?) -> some View
  ) -> some View where Style == any _ViewStyle<Configuration> {
    if let (style, outer) = innermost {
      style.view(of: configuration()).environment(path, outer)
    } else {
      native(appearance)
    }
  }
}

nonisolated extension View {
  /// Shows views inside in `style`.
  func style<Style: _ViewStyle, Appearance>(
    _ style: Style,
    at path: WritableKeyPath<
      EnvironmentValues, StyleStack<any _ViewStyle<Style.StyleConfiguration>, Appearance>
    >
  ) -> some View {
    let native = style as? any NativeStyle<Appearance>
    return transformEnvironment(path) { styles in
      if let native { styles.replace(with: native.appearance) } else { styles.add(style) }
    }
  }
}
