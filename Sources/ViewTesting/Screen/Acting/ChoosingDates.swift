public import Foundation
import PortableUI

extension Screen {
  /// Chooses a date in a date picker: the day, the time or both, whatever can be chosen there.
  ///
  ///     try screen.select(birthday, in: "Born on")
  ///
  /// The rest of what was chosen stays. It throws where the date is outside of the picker's range.
  public func select(_ date: Date, in lookup: Lookup) throws {
    let control = try control(.datePicker, lookup, to: "select in")
    guard let picker = control.content.control(DatePickerContent.self) else { return }
    let parts = picker.parts(of: date)
    var asked = picker
    asked.date = picker.date(choosing: parts)
    guard asked.parts == parts else {
      let bounds = [picker.earliest, picker.latest].map { $0.map { "\($0)" } ?? "any" }
      throw ScreenError(
        "Could not select \(date) in date picker \"\(control.name)\": it does not go that far.",
        facts: [("it goes", "from \(bounds[0]) to \(bounds[1])")],
        fix: "Select a date between those.")
    }
    control.element?.receive(.chooseDate(parts))
    graph.runFrame()
  }
}
