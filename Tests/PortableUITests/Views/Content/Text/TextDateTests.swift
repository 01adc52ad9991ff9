import Foundation
import PortableUI
import Testing
import ViewTesting

/// Texts of dates, which go on by themselves.
@MainActor
struct TextDateTests {
  private let start = Date(timeIntervalSinceReferenceDate: 40)

  private func screen(_ view: some View, in locale: String = "en_US") -> Screen {
    Screen(view.environment(\.locale, Locale(identifier: locale)), date: start)
  }

  private func date(in seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  @Test(arguments: [
    (0.0, "0 sec"), (1, "1 sec"), (59, "59 sec"), (60, "1 min"), (674, "11 min, 14 sec"),
    (3600, "1 hr"), (7500, "2 hr, 5 min"), (7559, "2 hr, 5 min"), (90_061, "1 day, 1 hr"),
    (700_000, "1 wk, 1 day"),
  ]) func `how far a date is away`(seconds: Double, words: String) {
    #expect(screen(Text(date(in: seconds), style: .relative)).texts == [words])
    #expect(screen(Text(date(in: -seconds), style: .relative)).texts == [words])
  }

  @Test(arguments: [
    (0.0, "+0 seconds"), (-1, "+1 second"), (-674, "+11 minutes"), (674, "-11 minutes"),
    (7200, "-2 hours"), (-7260, "+2 hours"),
  ]) func `how long ago it was`(seconds: Double, words: String) {
    #expect(screen(Text(date(in: seconds), style: .offset)).texts == [words])
  }

  @Test(arguments: [
    (0.0, "0:00"), (5, "0:05"), (900, "15:00"), (-900, "15:00"), (3599, "59:59"),
    (3600, "1:00:00"), (-7532, "2:05:32"),
  ]) func `to the second`(seconds: Double, words: String) {
    #expect(screen(Text(date(in: seconds), style: .timer)).texts == [words])
  }

  @Test func `days and times are written as the locale does`() throws {
    let noon = try #require(
      Calendar.current.date(
        from: DateComponents(year: 2020, month: 4, day: 1, hour: 9, minute: 41)))
    #expect(screen(Text(noon, style: .date)).texts == ["April 1, 2020"])
    #expect(screen(Text(noon, style: .date), in: "de_DE").texts == ["1. April 2020"])
    #expect(screen(Text(noon, style: .time), in: "de_DE").texts == ["9:41"])
    let later = noon.addingTimeInterval(7200)
    #expect(
      screen(Text(noon...later), in: "de_DE").texts.first?.hasPrefix("09:41–11:41") == true)
    #expect(
      screen(Text(DateInterval(start: noon, end: later)), in: "de_DE").texts
        == screen(Text(noon...later), in: "de_DE").texts)
    let nextDay = screen(Text(noon...noon.addingTimeInterval(86_400)), in: "en_US").texts
    #expect(nextDay.first?.contains("4/1/2020") == true)
    #expect(nextDay.first?.contains("4/2/2020") == true)
  }

  @Test func `it goes on by itself, and asks for no body`() {
    struct Waiting: View {
      let end: Date
      var body: some View { Text(end, style: .timer) }
    }
    let screen = screen(Waiting(end: date(in: 3)))
    var seen: [String] = []
    for _ in 0..<6 {
      seen += screen.texts
      screen.clock.advance(by: .seconds(1))
    }
    #expect(seen == ["0:03", "0:02", "0:01", "0:00", "0:01", "0:02"])
    #expect(screen.bodyCount(of: Waiting.self) == 1)
  }

  @Test func `it wakes when it says something else, and not before`() {
    let screen = screen(Text(date(in: 7500.5), style: .relative))
    #expect(screen.texts == ["2 hr, 5 min"])
    let frames = screen.counts.frames
    screen.clock.advance(by: .milliseconds(500))
    #expect(screen.texts == ["2 hr, 5 min"])
    #expect(screen.counts.frames == frames)
    screen.clock.advance(by: .milliseconds(1000))
    #expect(screen.texts == ["2 hr, 4 min"])
    screen.clock.advance(by: .seconds(59))
    #expect(screen.texts == ["2 hr, 4 min"])
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts == ["2 hr, 3 min"])
  }

  @Test func `what is left of a time, and what is over of it`() {
    let times = date(in: 2)...date(in: 5)
    let screen = screen(
      VStack {
        Text(timerInterval: times)
        Text(timerInterval: times, countsDown: false)
        Text(timerInterval: times, pauseTime: date(in: 3))
        Text(timerInterval: start...date(in: 7200), showsHours: false)
      })
    #expect(screen.texts == ["0:03", "0:00", "0:02", "120:00"])
    screen.clock.advance(by: .milliseconds(1500))
    #expect(screen.texts == ["0:03", "0:00", "0:02", "119:59"])
    screen.clock.advance(by: .milliseconds(2000))
    #expect(screen.texts == ["0:02", "0:01", "0:02", "119:57"])
    screen.clock.advance(by: .seconds(60))
    #expect(screen.texts == ["0:00", "0:03", "0:02", "118:57"])
  }

  @Test func `a time that is over wakes nobody`() async {
    let screen = screen(Text(timerInterval: start...date(in: 2)))
    screen.clock.advance(by: .seconds(3))
    #expect(screen.texts == ["0:00"])
    #expect(screen.clock.pendingCount == 0)
    await screen.close()
  }

  @Test func `in a literal and beside others it goes on, too`() {
    let end = date(in: 2)
    let screen = screen(
      VStack {
        Text("Left: **\(end, style: .timer)**")
        Text("Left: ") + Text(end, style: .timer).bold()
        Text("\(timerInterval: start...end) left")
      })
    #expect(screen.texts == ["Left: 0:02", "Left: 0:02", "0:02 left"])
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts == ["Left: 0:01", "Left: 0:01", "0:01 left"])
  }

  @Test func `it follows another date, and stops where it is a date no more`() async {
    struct Changing: View {
      @State var step = 0
      let dates: [Date]
      var body: some View {
        Button("Next") { step += 1 }
        step < dates.count ? Text(dates[step], style: .timer) : Text("done")
      }
    }
    let screen = screen(Changing(dates: [date(in: 10), date(in: 100)]))
    #expect(screen.texts.last == "0:10")
    try? screen.tap("Next")
    #expect(screen.texts.last == "1:40")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts.last == "1:39")
    try? screen.tap("Next")
    #expect(screen.texts.last == "done")
    #expect(screen.clock.pendingCount == 0)
    await screen.close()
  }
}
