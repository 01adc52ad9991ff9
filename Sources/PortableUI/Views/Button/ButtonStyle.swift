/// How buttons look, and how they show that they are pressed.
@preconcurrency @MainActor
public protocol ButtonStyle: PropertyOwner {
  /// What a button of this style is made of.
  associatedtype Body: View

  /// A button: its label, its role, and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button shows. Pressing it, and its name for assistive technologies, are there already.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that is to be shown in a style.
public struct ButtonStyleConfiguration {
  /// The views a button is labelled with.
  public struct Label {
    let erased: ErasedContent
  }

  /// What the button does, beyond what its label says.
  public let role: ButtonRole?

  /// The views it is labelled with.
  public let label: Label

  /// Whether a person holds it down.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The style of buttons for which none was chosen: the desktop's.
public struct DefaultButtonStyle: NativeButtonStyle {
  /// The desktop's style.
  public init() {}
  nonisolated var appearance: ButtonAppearance { .bordered }
}

/// Buttons with the desktop's border.
public struct BorderedButtonStyle: NativeButtonStyle {
  /// The desktop's border.
  public init() {}
  nonisolated var appearance: ButtonAppearance { .bordered }
}

/// Buttons that stand out as what is likely wanted.
public struct BorderedProminentButtonStyle: NativeButtonStyle {
  /// The look of what is likely wanted.
  public init() {}
  nonisolated var appearance: ButtonAppearance { .prominent }
}

/// Buttons that are their label and nothing else.
public struct PlainButtonStyle: NativeButtonStyle {
  /// The label alone.
  public init() {}
  nonisolated var appearance: ButtonAppearance { .plain }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The desktop's style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The desktop's border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The look of what is likely wanted.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style that the backend draws around the label.
protocol NativeButtonStyle: ButtonStyle {
  nonisolated var appearance: ButtonAppearance { get }
}

extension NativeButtonStyle {
  /// The label; what is around it is the desktop's affair.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

typealias ButtonStyles = StyleStack<any ButtonStyle, ButtonAppearance>

enum ButtonStylesKey: EnvironmentKey { static var defaultValue: ButtonStyles { ButtonStyles() } }

/// What buttons need of the environment besides the resolved style.
struct ButtonEnvironment: StylePart {
  let styles: ButtonStyles
  let usual: UsualButton
  let shortcut: KeyboardShortcut?
  let isInListRow: Bool

  init(_ values: EnvironmentValues) {
    styles = values[ButtonStylesKey.self]
    isInListRow = values.isInListRow
    usual = values.usualButton
    shortcut = values.keyboardShortcut ?? usual.shortcut
  }
}

/// What buttons are where nothing was said about them: in a bar they are flat, say.
struct UsualButton: Hashable {
  var appearance = ButtonAppearance.bordered
  var role: ButtonRole?
  var shortcut: KeyboardShortcut?

  /// Whether it is the chosen one of several.
  var isSelected: Bool?

  /// The colour of those that destroy nothing.
  var tint: Color?
}

enum UsualButtonKey: EnvironmentKey { static var defaultValue: UsualButton { UsualButton() } }

extension EnvironmentValues {
  var usualButton: UsualButton {
    get { self[UsualButtonKey.self] }
    set { self[UsualButtonKey.self] = newValue }
  }
}

extension View {
  /// The style of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let native = style as? any NativeButtonStyle
    let isUsual = style is DefaultButtonStyle
    return EnvironmentView(content: self) {
      if let native {
        $0[ButtonStylesKey.self].replace(with: isUsual ? nil : native.appearance)
      } else {
        $0[ButtonStylesKey.self].add(style)
      }
    }
  }
}
