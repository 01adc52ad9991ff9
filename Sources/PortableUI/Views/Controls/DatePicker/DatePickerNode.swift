import Foundation

/// What a date picker is, without a label.
struct DateFields {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
}

extension DateFields: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { DateFieldsNode(self, at: place) }
}

final class DateFieldsNode: ElementNode<DateFields> {
  override func content() -> ElementContent { .shown(picker) }

  private var picker: DatePickerContent {
    let values = EnvironmentValues(scope: scope)
    let (locale, calendar, timeZone) = (values.locale, values.calendar, values.timeZone)
    func words(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      view.selection.wrappedValue.formatted(
        Date.FormatStyle(
          date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    }
    let isHalved = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
    return DatePickerContent(
      date: view.selection.wrappedValue, timeZone: timeZone, earliest: view.earliest,
      latest: view.latest, hasDay: view.components.contains(.date),
      hasTime: view.components.contains(.hourAndMinute), dayWords: words(.abbreviated, .omitted),
      timeWords: words(.omitted, .shortened), halves: isHalved ? Self.halves(in: locale) : [],
      isGraphical: values[DatePickerStyleKey.self].isGraphical, isEnabled: values.isEnabled,
      size: values.controlSize, tint: values.tint)
  }

  private static func halves(in locale: Locale) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return [calendar.amSymbol, calendar.pmSymbol]
  }

  override func receive(_ event: ElementEvent) {
    guard case .chooseDate(let parts) = event else { return }
    // What is bound may have changed since the picker was shown.
    let new = picker.date(choosing: parts)
    if new != view.selection.wrappedValue { view.selection.wrappedValue = new }
  }
}
