/// A switch, or a box with a tick.
package struct ToggleContent: ShownControl {
  package var isOn: Bool

  /// Whether it stands for several values, of which only some are on.
  package var isMixed = false
  package var isEnabled: Bool

  /// Whether it is a box with a tick; otherwise it is a switch.
  package var isCheckbox = false

  /// How much room it takes.
  package var size = ControlSize.regular

  /// Its colour while on; `nil` for the desktop's.
  package var tint: Color?

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.toggle(self)
  }
}
