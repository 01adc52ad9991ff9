/// Something to switch on and off, with a label.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  @Environment(\.toggleStyles) private var styles

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// A switch for `isOn` with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }
}

extension Toggle where Label == Text {
  /// A switch for `isOn` with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch for `isOn` with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PortableUI.Label<Text, Image> {
  /// A switch for `isOn` with a title and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PortableUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch for `isOn` with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, as the styles further out show it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle: View {
  /// What the style makes of it.
  public var body: some View {
    styles.show(configuration, at: \.toggleStyles) {
      PlainToggle(isOn: isOn, isMixed: isMixed, label: label, look: $0 ?? .usual)
    }
  }

  @MainActor
  private var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(erased: ErasedContent(label)), isMixed: isMixed, isOn: isOn)
  }
}
