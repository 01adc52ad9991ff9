/// How toggles look.
///
/// A style of your own makes views of what it is told, and writes `configuration.isOn`.
/// `Toggle(configuration)` in it is the toggle as it would be without the style.
@preconcurrency @MainActor
public protocol ToggleStyle: _ViewStyle where StyleConfiguration == ToggleStyleConfiguration {
  /// A toggle: its label, and what it switches.
  typealias Configuration = ToggleStyleConfiguration
}

/// A toggle that is to be shown in a style.
public struct ToggleStyleConfiguration {
  /// The views that say what is switched.
  public struct Label {
    let erased: ErasedContent
  }

  /// What says what is switched.
  public let label: Label

  /// Whether it stands for several values, of which only some are on.
  public let isMixed: Bool

  /// Whether it is on; `$isOn` is a binding to that.
  @Binding public var isOn: Bool

  init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
    self.label = label
    self.isMixed = isMixed
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// A style that the desktop shows.
protocol NativeToggleStyle: ToggleStyle, NativeStyle where Appearance == ToggleLook {}

extension NativeToggleStyle {
  /// A toggle as the desktop shows it.
  public func makeBody(configuration: Configuration) -> some View {
    PlainToggle(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label,
      look: appearance ?? .usual)
  }
}

/// The style of toggles for which none was chosen: a switch.
public struct DefaultToggleStyle: NativeToggleStyle {
  /// The usual style.
  public init() {}
  nonisolated var appearance: ToggleLook? { nil }
}

/// A switch behind the label.
public struct SwitchToggleStyle: NativeToggleStyle {
  private let tint: Color?

  /// A switch.
  public init() { tint = nil }

  /// A switch that has this colour while it is on.
  public init(tint: Color) { self.tint = tint }

  nonisolated var appearance: ToggleLook? { ToggleLook(kind: .toggle, tint: tint) }
}

/// A box before the label, with a tick while it is on.
public struct CheckboxToggleStyle: NativeToggleStyle {
  /// A box.
  public init() {}
  nonisolated var appearance: ToggleLook? { ToggleLook(kind: .checkbox) }
}

/// A button that stays pressed in while it is on.
public struct ButtonToggleStyle: NativeToggleStyle {
  /// A button.
  public init() {}
  nonisolated var appearance: ToggleLook? { ToggleLook(kind: .button) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed in.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

typealias ToggleStyles = StyleStack<any _ViewStyle<ToggleStyleConfiguration>, ToggleLook>

extension EnvironmentValues {
  var toggleStyles: ToggleStyles {
    get { self[ToggleStyles.Key.self] }
    set { self[ToggleStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style, at: \.toggleStyles)
  }
}
