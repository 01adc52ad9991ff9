package import Foundation

/// A day, a time, or both, that a person chooses.
package struct DatePickerContent: ShownControl {
  /// What is chosen now.
  package var date: Date

  /// Where its parts are told for.
  package var timeZone: TimeZone

  /// The first and the last moment that can be chosen.
  package var earliest: Date?
  package var latest: Date?

  /// What of it is chosen.
  package var hasDay: Bool
  package var hasTime: Bool

  /// The day, and the time, as the language writes them.
  package var dayWords: String
  package var timeWords: String

  /// What the halves of a day are called; nothing where its hours are counted through.
  package var halves: [String] = []

  /// Whether a calendar is always seen.
  package var isGraphical = false
  package var isEnabled = true

  /// How much room it takes.
  package var size = ControlSize.regular

  /// The colour of what is chosen; `nil` for the desktop's.
  package var tint: Color?

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.datePicker(self)
  }
}

extension DatePickerContent {
  /// What is shown of the date, in words.
  package var words: String {
    [hasDay ? dayWords : nil, hasTime ? timeWords : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// Those parts of the date that are chosen.
  package var parts: DateParts { parts(of: date) }

  /// Those parts of a date that are chosen.
  package func parts(of date: Date) -> DateParts {
    let all = date.parts(in: timeZone)
    return DateParts(day: hasDay ? all.day : nil, time: hasTime ? all.time : nil)
  }

  /// What the date is once a person has chosen `parts`: never outside of what can be chosen.
  package func date(choosing parts: DateParts) -> Date {
    var new = date.with(parts, in: timeZone) ?? date
    if let latest { new = min(new, latest) }
    if let earliest { new = max(new, earliest) }
    return new
  }
}
