/// A slider.
package struct SliderContent: ShownControl {
  package var value: Double
  package var lower: Double
  package var upper: Double

  /// The distance between the values it stops at; `nil` where it stops anywhere.
  package var step: Double?
  package var isEnabled: Bool
  package var tint: Color?

  /// Its name for assistive technologies.
  package var label = ""

  /// Whether it is the line behind a column as wide as its value, rather than a line with a knob on it.
  package var isDivider = false

  /// Whether that column is behind the line, which makes it wider on its way to the left.
  package var isBefore = false

  /// Whether it is the line below a pane as high as its value.
  package var isVertical = false

  package var numbers: String {
    "\(value) from \(lower) to \(upper)" + (step.map { " by \($0)" } ?? "")
  }

  package var showable: SliderContent {
    var slider = self
    slider.lower = Showable.number(lower, in: -1e300...1e300, usual: 0)
    slider.upper = max(slider.lower, Showable.number(upper, in: -1e300...1e300, usual: 1))
    slider.value = Showable.number(value, in: -1e300...1e300, usual: slider.lower)
    slider.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return slider
  }

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.slider(self)
  }
}
