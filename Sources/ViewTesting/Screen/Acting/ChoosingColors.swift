public import PortableUI

extension Screen {
  /// Chooses a colour in a colour picker.
  ///
  ///     try screen.select(Color.red, in: "Background")
  ///
  /// It throws where something would shine through it and the picker does not allow that.
  public func select(_ color: Color, in lookup: Lookup) throws {
    let control = try control(.colorPicker, lookup, to: "select in")
    guard let picker = control.content.control(ColorPickerContent.self) else { return }
    guard picker.supportsOpacity || color.alpha >= 1 else {
      throw ScreenError(
        "Could not select \(color) in color picker \"\(control.name)\": it has an opacity.",
        facts: [("its opacity", color.alpha.text)],
        fix: "Select an opaque color, or give the ColorPicker supportsOpacity: true.")
    }
    control.element?.receive(.chooseColor(color))
    graph.runFrame()
  }
}
