/// What a control shows, as every backend knows to show it.
package protocol ShownControl: ControlContent {
  /// Asks `presenter` for what shows this kind of control.
  @MainActor
  func present<P: ControlPresenter>(by presenter: P) -> P.Shown
}

/// Who knows what shows each kind of control: one of each backend.
///
/// A line for every kind there is. A backend that lacks one does not compile.
@MainActor
package protocol ControlPresenter {
  /// What shows a control.
  associatedtype Shown

  func toggle(_ content: ToggleContent) -> Shown
  func stepper(_ content: StepperContent) -> Shown
  func slider(_ content: SliderContent) -> Shown
  func picker(_ content: PickerContent) -> Shown
  func datePicker(_ content: DatePickerContent) -> Shown
  func colorPicker(_ content: ColorPickerContent) -> Shown
  func gauge(_ content: GaugeContent) -> Shown
  func progress(_ content: ProgressContent) -> Shown
}

extension ElementContent {
  /// What an element of a control shows.
  static func shown(_ content: some ShownControl) -> ElementContent {
    .control(AnyControlContent(content))
  }
}

extension AnyControlContent {
  /// What shows it, as `presenter` knows.
  @MainActor
  package func presented<P: ControlPresenter>(by presenter: P) -> P.Shown {
    guard let shown = content as? any ShownControl else {
      preconditionFailure("\(type(of: content)) is shown by no backend")
    }
    return shown.present(by: presenter)
  }
}
