/// How far something is, or that it goes on.
package struct ProgressContent: ShownControl {
  /// The part that is done, from 0 to 1; `nil` where nobody knows.
  package var fraction: Double?

  /// Whether it is round; otherwise it is a bar.
  package var isCircular: Bool
  package var tint: Color?

  /// How large it is where it is round.
  package var size = ControlSize.regular

  package var isOperated: Bool { false }
  package var isEnabled: Bool { true }

  package var movingNumber: Double? {
    get { fraction }
    set { if fraction != nil { fraction = newValue.map { min(1, max(0, $0)) } } }
  }

  package var numbers: String {
    fraction.map { "\($0)" } ?? "unknown"
  }

  package var showable: ProgressContent {
    guard let fraction else { return self }
    var progress = self
    progress.fraction =
      fraction.isNaN ? nil : Showable.number(fraction, in: 0...1, usual: 0)
    return progress
  }

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.progress(self)
  }
}
