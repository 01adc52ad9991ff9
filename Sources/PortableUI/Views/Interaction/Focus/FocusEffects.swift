extension EnvironmentValues {
  /// Whether views show that the keyboard is at them.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

nonisolated extension View {
  /// Keeps this view, and those inside, from showing that the keyboard is at them: no ring is drawn around them. Where
  /// a view further out has said so, that holds as well.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    var looks = LayerLooks.none
    looks.isRingHidden = disabled
    return EnvironmentView(content: layer(.looking(looks))) {
      if disabled { $0.isFocusEffectEnabled = false }
    }
  }

  /// Makes one place of the views inside for the arrow keys: they come to it as a whole, wherever in it something is
  /// that takes the keyboard, and go through it before they leave. The tabulator key goes through views in the order
  /// in which they are written in any case.
  public func focusSection() -> some View { layer(.plain) }
}
