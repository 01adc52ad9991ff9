import Foundation
import PortableUI
import Testing
import ViewTesting

/// Days and times that a person chooses.
@MainActor
struct DatePickerTests {
  /// 2025-06-15 15:06:40 in Greenwich.
  fileprivate static let start = Date(timeIntervalSince1970: 1_750_000_000)

  private struct Form: View {
    @State var date = DatePickerTests.start
    var zone = "UTC"
    var locale = "en_US"
    let picker: (Binding<Date>) -> DatePicker<Text>

    var body: some View {
      VStack {
        Text(verbatim: date.formatted(.iso8601))
        picker($date)
      }
      .environment(\.timeZone, TimeZone(identifier: zone)!)
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  private static func at(_ words: String) throws -> Date {
    try Date(words, strategy: .iso8601)
  }

  @Test func `a day is chosen, and the time stays`() throws {
    let screen = Screen(Form { DatePicker("Due", selection: $0, displayedComponents: .date) })
    #expect(try screen.value(of: .datePicker("Due")) == "Jun 15, 2025")
    try screen.select(Self.at("2026-01-31T08:00:00Z"), in: "Due")
    #expect(screen.exists("2026-01-31T15:06:40Z"))
    #expect(try screen.value(of: "Due") == "Jan 31, 2026")
  }

  @Test func `a time is chosen, and the day stays`() throws {
    let screen = Screen(
      Form(zone: "Asia/Tokyo", locale: "de_DE") {
        DatePicker("Alarm", selection: $0, displayedComponents: .hourAndMinute)
      })
    #expect(try screen.value(of: "Alarm") == "0:06")
    try screen.select(Self.at("2001-01-01T23:30:00Z"), in: "Alarm")
    // Half past eight on the sixteenth in Tokyo.
    #expect(screen.exists("2025-06-15T23:30:00Z"))
    #expect(try screen.value(of: "Alarm") == "8:30")
  }

  @Test func `nothing outside of the range is chosen, of whichever kind it is`() throws {
    let (early, late) = try (Self.at("2025-06-10T12:00:00Z"), Self.at("2025-06-20T12:00:00Z"))
    let pickers: [(Binding<Date>) -> DatePicker<Text>] = [
      { DatePicker("Due", selection: $0, in: early...late) },
      { DatePicker("Due", selection: $0, in: early...) },
      { DatePicker("Due", selection: $0, in: ...late) },
    ]
    for (picker, (isEarlyBound, isLateBound)) in zip(
      pickers, [(true, true), (true, false), (false, true)])
    {
      for (goal, isBound) in try [
        (Self.at("2025-06-01T10:00:00Z"), isEarlyBound),
        (Self.at("2025-07-01T10:00:00Z"), isLateBound),
      ] {
        let screen = Screen(Form(picker: picker))
        if isBound {
          #expect(throws: ScreenError.self) { try screen.select(goal, in: "Due") }
          #expect(screen.exists("2025-06-15T15:06:40Z"))
        } else {
          try screen.select(goal, in: "Due")
          #expect(screen.exists(.text(goal.formatted(.iso8601))))
        }
      }
    }
  }

  @Test func `a day at the edge of the range keeps within it`() throws {
    let early = try Self.at("2025-06-10T18:00:00Z")
    let screen = Screen(
      Form { DatePicker("Due", selection: $0, in: early..., displayedComponents: .date) })
    try screen.select(Self.at("2025-06-10T00:00:00Z"), in: "Due")
    #expect(screen.exists("2025-06-10T18:00:00Z"))
  }

  @Test func `the calendar of the environment writes the day`() throws {
    struct Thai: View {
      @State private var date = DatePickerTests.start
      var body: some View {
        DatePicker("Due", selection: $date, displayedComponents: .date)
          .environment(\.calendar, Calendar(identifier: .buddhist))
          .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    #expect(try Screen(Thai()).value(of: "Due")?.contains("2568") == true)
  }

  @Test func `one that is disabled takes no date, and a hidden label still names it`() throws {
    struct Off: View {
      @State private var date = DatePickerTests.start
      var body: some View {
        DatePicker("Due", selection: $date).labelsHidden().disabled(true)
      }
    }
    let screen = Screen(Off())
    #expect(!screen.exists(.text("Due")))
    #expect(throws: ScreenError.self) {
      try screen.select(Self.at("2026-01-31T08:00:00Z"), in: .datePicker("Due"))
    }
  }
}
