import Foundation
import PortableUI
import Testing
import ViewTesting

/// How a timeline goes on with its schedule, and when it does not.
@MainActor
struct TimelineViewTests {
  private let start = Date(timeIntervalSinceReferenceDate: 40)

  private func screen(_ view: some View) -> Screen { Screen(view, date: start) }

  @Test func `a view is made anew at each date of its schedule`() {
    let screen = screen(Seconds(schedule: .periodic(from: start, by: 1), start: start))
    #expect(screen.texts == ["0.0"])
    screen.clock.advance(by: .milliseconds(900))
    #expect(screen.texts == ["0.0"])
    screen.clock.advance(by: .milliseconds(100))
    #expect(screen.texts == ["1.0"])
    screen.clock.advance(by: .milliseconds(2500))
    #expect(screen.texts == ["3.0"])
  }

  @Test func `a schedule that began long ago shows the last date that is over`() {
    let begin = start.addingTimeInterval(-7)
    let screen = screen(Seconds(schedule: .periodic(from: begin, by: 5), start: begin))
    #expect(screen.texts == ["5.0"])
    screen.clock.advance(by: .seconds(3))
    #expect(screen.texts == ["10.0"])
  }

  @Test func `minutes begin with those of the calendar`() {
    let screen = screen(Seconds(schedule: .everyMinute, start: start))
    #expect(screen.texts == ["-40.0"])
    screen.clock.advance(by: .seconds(19))
    #expect(screen.texts == ["-40.0"])
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts == ["20.0"])
  }

  @Test func `dates that are given are shown in their order, and the last stays`() async {
    let dates = [-5.0, -2, 4, 9].map { start.addingTimeInterval($0) }
    let screen = screen(Seconds(schedule: .explicit(dates), start: start))
    #expect(screen.texts == ["-2.0"])
    screen.clock.advance(by: .seconds(5))
    #expect(screen.texts == ["4.0"])
    screen.clock.advance(by: .seconds(50))
    #expect(screen.texts == ["9.0"])
    #expect(screen.clock.pendingCount == 0)
    await screen.close()
  }

  @Test func `what began with the view goes on with the clock, whatever day it is`() {
    let screen = Screen(Begun())
    screen.clock.advance(by: .seconds(3))
    #expect(screen.texts == ["3"])
  }

  @Test func `a schedule of one's own is asked for one date after the other`() {
    let screen = screen(Seconds(schedule: Doubling(), start: start))
    #expect(screen.texts == ["0.0"])
    screen.clock.advance(by: .seconds(6))
    #expect(screen.texts == ["3.0"])
    screen.clock.advance(by: .seconds(2))
    #expect(screen.texts == ["7.0"])
  }

  @Test func `a schedule without any date shows the one of now, and dates far away wait`() {
    let screen = screen(Seconds(schedule: .explicit([]), start: start))
    #expect(screen.texts == ["0.0"])
    let never = self.screen(
      Seconds(schedule: .explicit([start, .distantFuture]), start: start))
    never.clock.advance(by: .seconds(10_000))
    #expect(never.texts == ["0.0"])
    let still = self.screen(Seconds(schedule: .periodic(from: start, by: 0), start: start))
    still.clock.advance(by: .seconds(10))
    #expect(still.texts == ["0.0"])
  }

  @Test func `an animation is made for each picture, or for each that is far enough from the last`()
  {
    let screen = screen(Seconds(schedule: .animation, start: start))
    screen.clock.advance(by: .seconds(0.5))
    #expect(screen.texts == ["0.5"])
    #expect(screen.bodyCount(of: Seconds<AnimationTimelineSchedule>.self) == 1)
    let slow = self.screen(Seconds(schedule: .animation(minimumInterval: 0.2), start: start))
    slow.clock.advance(by: .seconds(0.15))
    #expect(slow.texts == ["0.0"])
    slow.clock.advance(by: .seconds(0.1))
    #expect(slow.texts == ["0.2"])
  }

  @Test func `an animation that is paused stands still, and goes on from the moment it is not`()
    async throws
  {
    let screen = screen(Pausing(start: start))
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts == ["1.0", "Pause"])
    try screen.tap("Pause")
    // The display is told with its next picture.
    screen.clock.advance(by: .seconds(1.0 / 60))
    #expect(screen.clock.pendingCount == 0)
    screen.clock.advance(by: .seconds(3))
    #expect(screen.texts == ["1.0", "Pause"])
    try screen.tap("Pause")
    #expect(screen.texts == ["4.0", "Pause"])
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts == ["5.0", "Pause"])
    await screen.close()
  }

  @Test func `only what depends on the date is made anew`() {
    let screen = screen(Coarse(start: start))
    let before = screen.bodyCount(of: Hour.self)
    screen.clock.advance(by: .seconds(30))
    #expect(screen.texts == ["hour 0"])
    #expect(screen.bodyCount(of: Hour.self) == before)
  }

  @Test func `a view that has left waits for nothing`() async throws {
    let screen = screen(Leaving(start: start))
    #expect(screen.clock.pendingCount == 1)
    try screen.tap("Hide")
    #expect(screen.clock.pendingCount == 0)
    await screen.close()
  }

  @Test func `a page that sleeps is not made anew, and is up to date when it wakes`() throws {
    let counter = Counter()
    let screen = screen(Pages(start: start, counter: counter))
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts.contains("1.0"))
    try screen.tap("Go")
    let before = counter.count
    screen.clock.advance(by: .seconds(5))
    #expect(screen.texts.contains("Page"))
    #expect(counter.count == before)
    try screen.back()
    #expect(screen.texts.contains("6.0"))
    screen.clock.advance(by: .seconds(1))
    #expect(screen.texts.contains("7.0"))
  }
}

@MainActor
private final class Counter {
  private(set) var count = 0

  func add() { count += 1 }
}

/// How many seconds after `start` the date is.
private struct Seconds<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  let start: Date

  var body: some View {
    TimelineView(schedule) { context in
      let seconds = context.date.timeIntervalSince(start)
      Text(verbatim: "\((seconds * 10).rounded() / 10)")
    }
  }
}

private struct Doubling: TimelineSchedule {
  func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    sequence(first: startDate) {
      startDate.addingTimeInterval($0.timeIntervalSince(startDate) * 2 + 1)
    }
  }
}

private struct Begun: View {
  var body: some View {
    let start: Date = .now
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
    }
  }
}

private struct Pausing: View {
  let start: Date
  @State private var isPaused = false

  var body: some View {
    Seconds(schedule: .animation(paused: isPaused), start: start)
    Button("Pause") { isPaused.toggle() }
  }
}

private struct Hour: View {
  let number: Int

  var body: some View { Text(verbatim: "hour \(number)") }
}

private struct Coarse: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Hour(number: Int(context.date.timeIntervalSince(start) / 3600))
    }
  }
}

private struct Leaving: View {
  let start: Date
  @State private var isShown = true

  var body: some View {
    if isShown { Seconds(schedule: .periodic(from: start, by: 1), start: start) }
    Button("Hide") { isShown = false }
  }
}

private struct Pages: View {
  let start: Date
  let counter: Counter

  var body: some View {
    NavigationStack {
      VStack {
        TimelineView(.periodic(from: start, by: 1)) { context in
          let _ = counter.add()
          Text(verbatim: "\(context.date.timeIntervalSince(start))")
        }
        NavigationLink("Go") { Text("Page") }
      }
    }
  }
}
