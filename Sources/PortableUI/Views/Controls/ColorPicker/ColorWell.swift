/// A button that shows a colour and asks for another one.
package struct ColorPickerContent: ShownControl {
  /// What is chosen now.
  package var color: Color

  /// Whether something may shine through what is chosen.
  package var supportsOpacity: Bool
  package var isEnabled: Bool

  /// How much room it takes.
  package var size = ControlSize.regular

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.colorPicker(self)
  }
}

/// What a colour picker is, without a label.
struct ColorWell {
  let selection: Binding<Color>
  let supportsOpacity: Bool
}

extension ColorWell: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { ColorWellNode(self, at: place) }
}

final class ColorWellNode: ElementNode<ColorWell> {
  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    return .shown(
      ColorPickerContent(
        color: view.selection.wrappedValue, supportsOpacity: view.supportsOpacity,
        isEnabled: values.isEnabled, size: values.controlSize))
  }

  override func receive(_ event: ElementEvent) {
    guard case .chooseColor(let color) = event else { return }
    view.selection.wrappedValue = view.supportsOpacity ? color : color.withAlpha(1)
  }
}
