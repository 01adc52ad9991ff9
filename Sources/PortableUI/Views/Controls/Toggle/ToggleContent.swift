/// A switch, a box with a tick, or a ring with a dot.
package struct ToggleContent: ShownControl {
  package var isOn: Bool

  /// Whether it stands for several values, of which only some are on.
  package var isMixed = false
  package var isEnabled: Bool

  /// What shows whether it is on.
  package var mark = Mark.lever

  /// How much room it takes.
  package var size = ControlSize.regular

  /// Its colour while on; `nil` for the desktop's.
  package var tint: Color?

  /// The ways to show whether something is on.
  package enum Mark: Hashable {
    /// A lever that is to the right.
    case lever
    /// A tick in a box.
    case tick
    /// A dot in a ring: of several such, one is on.
    case dot
  }

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.toggle(self)
  }
}
