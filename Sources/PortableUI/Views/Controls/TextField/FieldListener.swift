/// Who hears of a person who begins and ends to type, by the forms that came before `onSubmit` and `focused`.
struct FieldListener {
  /// Called with true when the keyboard comes to the field, and with false when it leaves.
  var onEditingChanged: (Bool) -> Void = { _ in }

  /// Called when a person finishes with the return key.
  var onCommit: (() -> Void)?
}

extension TextField where Label == Text {
  private init(
    _ title: Text, _ text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)?
  ) {
    self.init(text, nil, .horizontal, title)
    listener = FieldListener(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when a person begins and ends to type, and when they press return.
  ///
  /// `onSubmit` and `focused` say the same for several fields, and are newer.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when a person begins and ends to type, and when they press return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when a person begins and ends to type.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), text, onEditingChanged: onEditingChanged, onCommit: nil)
  }

  /// A field that tells when a person begins and ends to type.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text, onEditingChanged: onEditingChanged, onCommit: nil)
  }

  /// A field that tells when a person presses return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that tells when a person presses return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  private init(_ title: Text, _ text: Binding<String>, onCommit: @escaping () -> Void) {
    var field = TextField(text, nil, .horizontal, title, isSecure: true)
    field.listener = FieldListener(onCommit: onCommit)
    self.init(field)
  }

  /// A field that tells when a person presses return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, onCommit: onCommit)
  }

  /// A field that tells when a person presses return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text, onCommit: onCommit)
  }
}
