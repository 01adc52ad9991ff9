import PortableUI

extension Screen {
  /// Switches a toggle to what it is not.
  public func toggle(_ lookup: Lookup) throws {
    let control = try control(.toggle, lookup, to: "toggle")
    if let toggle = control.content.control(ToggleContent.self) {
      control.element?.receive(.toggle(!toggle.isOn))
    } else {
      control.element?.receive(.press)
    }
    graph.runFrame()
  }

  /// Chooses `option` in a picker.
  public func select(_ option: String, in lookup: Lookup) throws {
    let control = try control(.picker, lookup, to: "select in")
    guard let picker = control.content.control(PickerContent.self) else { return }
    guard let index = picker.options.firstIndex(of: option) else {
      throw ScreenError(
        "Could not select \"\(option)\" in picker \"\(control.name)\": it has no such option.",
        facts: [("its options", listed(picker.options.map { "\"\($0)\"" }))],
        fix: "Select one of those.")
    }
    control.element?.receive(.choose(index))
    graph.runFrame()
  }

  /// Takes hold of a slider, moves it to `value`, and lets go. It stops where its steps say.
  public func slide(_ lookup: Lookup, to value: Double) throws {
    let control = try control(.slider, lookup, to: "slide")
    guard let slider = control.content.control(SliderContent.self) else { return }
    guard value >= slider.lower, value <= slider.upper else {
      throw ScreenError(
        "Could not slide slider \"\(control.name)\" to \(value.text): it does not go that far.",
        facts: [("it goes", "from \(slider.lower.text) to \(slider.upper.text)")],
        fix: "Slide to a value between those.")
    }
    slide(control, to: value)
  }
}
