/// A switch.
package struct ToggleContent: ShownControl {
  package var isOn: Bool
  package var isEnabled: Bool

  /// Its colour while on; `nil` for the desktop's.
  package var tint: Color?

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.toggle(self)
  }
}
