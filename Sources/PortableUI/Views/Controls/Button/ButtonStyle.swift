/// How buttons look, and how they show that they are pressed.
///
/// A style of your own makes views of what it is told. Pressing the button, and its name for assistive
/// technologies, are there already.
@preconcurrency @MainActor
public protocol ButtonStyle: _ViewStyle where StyleConfiguration == ButtonStyleConfiguration {
  /// A button: its label, its role, and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration
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

/// Styles of both kinds: `ButtonStyle`, and `PrimitiveButtonStyle`.
typealias ButtonStyles = StyleStack<any _PropertyOwner, ButtonAppearance>

extension ButtonStyles {
  /// The style of an app's own that says what a button shows.
  var own: (any ButtonStyle)? { innermost?.style as? any ButtonStyle }
}

/// What buttons need of the environment besides the resolved style.
struct ButtonEnvironment: StylePart {
  let styles: ButtonStyles
  let usual: UsualButton
  let shortcut: KeyboardShortcut?
  let isInListRow: Bool
  let size: ControlSize
  let shape: ButtonBorderShape

  init(_ values: EnvironmentValues) {
    styles = values[ButtonStyles.Key.self]
    isInListRow = values.isInListRow
    usual = values.usualButton
    size = values.controlSize
    shape = values[ButtonBorderShapeKey.self]
    shortcut = values.keyboardShortcut ?? usual.shortcut
  }
}

/// What buttons are where nothing was said about them: in a bar they are flat, say.
struct UsualButton: Hashable {
  var appearance = ButtonAppearance.bordered
  var role: ButtonRole?
  var shortcut: KeyboardShortcut?

  /// Whether it is the chosen one of several tabs; `nil` where it is no tab.
  var isSelected: Bool?

  /// Whether it is pressed in; `nil` where it is nothing to switch on and off.
  var isOn: Bool?

  /// The colour of those that destroy nothing.
  var tint: Color?

  /// Whether a click leaves the keyboard where it is.
  var leavesKeyboard = false

  /// Whether it is there for its keys alone.
  var isForKeysAlone = false
}

enum UsualButtonKey: EnvironmentKey { static var defaultValue: UsualButton { UsualButton() } }

extension EnvironmentValues {
  var buttonStyles: ButtonStyles {
    get { self[ButtonStyles.Key.self] }
    set { self[ButtonStyles.Key.self] = newValue }
  }

  var usualButton: UsualButton {
    get { self[UsualButtonKey.self] }
    set { self[UsualButtonKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.buttonStyles.add(style) }
  }

  /// The style of buttons inside: one of the desktop's, or one that sets them off itself.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let native = style as? any NativeButtonStyle
    return EnvironmentView(content: self) {
      if let native { native.enter(&$0.buttonStyles) } else { $0.buttonStyles.add(style) }
    }
  }
}
