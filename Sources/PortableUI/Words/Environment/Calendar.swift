public import Foundation

extension EnvironmentValues {
  /// The calendar that dates are counted in: the user's, where nobody sets another one.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Where dates and times are told for: the user's time zone, where nobody sets another one.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }
enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .autoupdatingCurrent } }
