/// A style that the desktop knows.
protocol NativeButtonStyle: PrimitiveButtonStyle {
  /// Takes the place of the styles further out.
  nonisolated func enter(_ styles: inout ButtonStyles)
}

extension NativeButtonStyle {
  /// A button as the desktop shows it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The style of buttons for which none was chosen: the desktop's.
public struct DefaultButtonStyle: NativeButtonStyle {
  /// The desktop's style.
  public init() {}
  nonisolated func enter(_ styles: inout ButtonStyles) { styles.replace(with: nil) }
}

/// Buttons with the desktop's border.
public struct BorderedButtonStyle: NativeButtonStyle {
  /// The desktop's border.
  public init() {}
  nonisolated func enter(_ styles: inout ButtonStyles) { styles.replace(with: .bordered) }
}

/// Buttons that stand out as what is likely wanted.
public struct BorderedProminentButtonStyle: NativeButtonStyle {
  /// The look of what is likely wanted.
  public init() {}
  nonisolated func enter(_ styles: inout ButtonStyles) { styles.replace(with: .prominent) }
}

/// Buttons of glass: a desktop shows its own border instead.
public struct GlassButtonStyle: NativeButtonStyle {
  /// The desktop's border.
  public init() {}

  /// The desktop's border, whatever the pane.
  public init(_ glass: Glass) {}

  nonisolated func enter(_ styles: inout ButtonStyles) { styles.replace(with: .bordered) }
}

/// Buttons of coloured glass: a desktop shows its look of what is likely wanted instead.
public struct GlassProminentButtonStyle: NativeButtonStyle {
  /// The look of what is likely wanted.
  public init() {}

  nonisolated func enter(_ styles: inout ButtonStyles) { styles.replace(with: .prominent) }
}

/// Buttons that are their label and nothing else.
public struct PlainButtonStyle: NativeButtonStyle {
  /// The label alone.
  public init() {}
  nonisolated func enter(_ styles: inout ButtonStyles) { styles.replace(with: .plain) }
}

/// Buttons that are their label, in the colour of what can be acted upon.
public struct BorderlessButtonStyle: NativeButtonStyle {
  /// The coloured label.
  public init() {}

  nonisolated func enter(_ styles: inout ButtonStyles) { styles.color() }
}

/// Buttons that look like links: their label, in the colour of what can be acted upon.
public struct LinkButtonStyle: NativeButtonStyle {
  /// The coloured label.
  public init() {}

  nonisolated func enter(_ styles: inout ButtonStyles) { styles.color() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The desktop's style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The desktop's border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The look of what is likely wanted.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the colour of what can be acted upon.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link looks.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension ButtonStyles {
  /// Leaves nothing but the label, in colour.
  fileprivate mutating func color() {
    replace(with: nil)
    add(ColoredLabelStyle())
  }
}

/// A label in the colour of what can be acted upon, fainter while it is held.
// swift-format-ignore: UseSynthesizedInitializer
struct ColoredLabelStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { ColoredLabel(configuration) }
}

struct ColoredLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.foregroundColor) private var foreground
  @Environment(\.tint) private var tint

  init(_ configuration: ButtonStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack { configuration.label }
      .foregroundColor(
        foreground ?? tint ?? (configuration.role == .destructive ? .red : .accentColor)
      )
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass; on a desktop its border.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Such a pane of glass; on a desktop its border.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Coloured glass; on a desktop the look of what is likely wanted.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
