/// A choice of one among several.
package struct PickerContent: ShownControl {
  package var options: [String]

  /// The position of the option that is chosen.
  package var selected: Int?

  /// Whether all options are seen side by side; otherwise they are in a menu.
  package var isSegmented = false
  package var isEnabled: Bool
  package var tint: Color?

  /// Its name for assistive technologies.
  package var label = ""

  /// How much room it takes.
  package var size = ControlSize.regular

  package var choices: [String] { options }

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.picker(self)
  }
}
