import Foundation
import PortableUI

/// Dates that a person chooses: a day, a time, both, in a calendar that is always seen.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var isCalendarSeen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: date.formatted(.iso8601))
      DatePicker("Born on", selection: $date, displayedComponents: .date)
      DatePicker(
        "Alarm", selection: $date,
        in: Date(timeIntervalSince1970: 1_749_988_800)...Date(timeIntervalSince1970: 1_750_100_000),
        displayedComponents: .hourAndMinute)
      DatePicker("Both", selection: $date).environment(\.locale, Locale(identifier: "de_DE"))
      DatePicker("Off", selection: $date).disabled(true)
      Toggle("Calendar", isOn: $isCalendarSeen)
      if isCalendarSeen {
        DatePicker("Month", selection: $date).datePickerStyle(.graphical).labelsHidden()
      }
    }
    .padding()
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
