/// How labels look.
///
/// A style of your own makes views of what it is told. `Label(configuration)` in it is the label as it
/// would be without the style.
@preconcurrency @MainActor
public protocol LabelStyle: _ViewStyle where StyleConfiguration == LabelStyleConfiguration {
  /// A label: its title and its icon.
  typealias Configuration = LabelStyleConfiguration
}

/// A label that is to be shown in a style.
public struct LabelStyleConfiguration {
  /// The views that say what the label stands for.
  public struct Title {
    let erased: ErasedContent

    /// What they say, where that is known without showing them.
    let words: Text?
  }

  /// The views that show it.
  public struct Icon {
    let erased: ErasedContent
  }

  /// What says what the label stands for.
  public let title: Title

  /// What shows it.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension LabelStyleConfiguration.Icon: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The style of labels for which none was chosen: the icon before the title, and in the bar of a window
/// the icon alone.
public struct DefaultLabelStyle: NativeLabelStyle {
  /// The usual style.
  public init() {}
  nonisolated var appearance: LabelAppearance? { nil }
}

/// The icon before the title, wherever the label is.
public struct TitleAndIconLabelStyle: NativeLabelStyle {
  /// Both.
  public init() {}
  nonisolated var appearance: LabelAppearance? { .titleAndIcon }
}

/// The icon alone. Assistive technologies call it by the title, if that is a text.
public struct IconOnlyLabelStyle: NativeLabelStyle {
  /// The icon alone.
  public init() {}
  nonisolated var appearance: LabelAppearance? { .iconOnly }
}

/// The title alone.
public struct TitleOnlyLabelStyle: NativeLabelStyle {
  /// The title alone.
  public init() {}
  nonisolated var appearance: LabelAppearance? { .titleOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title, wherever the label is.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

enum LabelAppearance: Hashable { case titleAndIcon, iconOnly, titleOnly }

/// A style that the desktop shows.
protocol NativeLabelStyle: LabelStyle, NativeStyle where Appearance == LabelAppearance {}

extension NativeLabelStyle {
  /// The icon, the title, or both.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(
      appearance: appearance ?? .titleAndIcon, title: configuration.title, icon: configuration.icon)
  }
}

nonisolated extension View {
  /// The style of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(style, at: \.labelStyles)
  }
}

typealias LabelStyles = StyleStack<any _ViewStyle<LabelStyleConfiguration>, LabelAppearance>

/// How labels look here for which no style was chosen.
enum UsualLabelAppearanceKey: EnvironmentKey {
  static var defaultValue: LabelAppearance { .titleAndIcon }
}

extension EnvironmentValues {
  var labelStyles: LabelStyles {
    get { self[LabelStyles.Key.self] }
    set { self[LabelStyles.Key.self] = newValue }
  }

  var usualLabelAppearance: LabelAppearance {
    get { self[UsualLabelAppearanceKey.self] }
    set { self[UsualLabelAppearanceKey.self] = newValue }
  }
}
