import Foundation
import Testing

@testable import PortableCharts

/// The round values at an axis.
struct NiceValuesTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static let steps: [(Double, Int, Double)] = [
    (100.0, 5, 20.0), (1, 5, 0.2), (130, 5, 20), (7, 4, 2), (1e-6, 5, 2e-7), (4e9, 4, 1e9),
    (0, 5, 1), (-3, 5, 1), (.nan, 5, 1), (.infinity, 5, 1), (10, 0, 10),
  ]

  @Test(arguments: steps)
  func `a step is one, two or five of a power of ten`(span: Double, count: Int, step: Double) {
    let found = NiceNumbers.step(across: span, count: count)
    #expect(abs(found - step) <= step * 1e-9)
  }

  @Test func `multiples reach from one end to the other, and are never too many`() {
    #expect(NiceNumbers.multiples(of: 0.1, from: 0, to: 0.3).count == 4)
    #expect(NiceNumbers.multiples(of: 5, from: -12, to: 11) == [-10, -5, 0, 5, 10])
    #expect(NiceNumbers.multiples(of: 1, from: 0, to: 1e9).count <= NiceNumbers.most + 1)
    #expect(NiceNumbers.multiples(of: 0, from: 0, to: 1) == [])
    #expect(NiceNumbers.multiples(of: 1, from: 2, to: 1) == [])
    #expect(NiceNumbers.multiples(of: 1e-9, from: 1e9, to: 1e9 + 1).count <= NiceNumbers.most + 1)
  }

  @Test
  func `powers of ten leave some out where there are many, and go between where there are few`() {
    #expect(NiceNumbers.powers(from: 1, to: 1_000, count: 5) == [1, 10, 100, 1_000])
    #expect(NiceNumbers.powers(from: 1, to: 20, count: 5) == [1, 2, 5, 10, 20])
    #expect(NiceNumbers.powers(from: 1, to: 1e12, count: 4).count == 5)
    #expect(NiceNumbers.powers(from: -1, to: 10, count: 4) == [])
  }

  private static let dateSteps: [(Double, DateStep)] = [
    (20.0, DateStep(unit: .second, count: 5)), (3_600, DateStep(unit: .minute, count: 15)),
    (86_400, DateStep(unit: .hour, count: 6)), (6 * 86_400, DateStep(unit: .day, count: 2)),
    (30 * 86_400, DateStep(unit: .weekOfYear, count: 1)),
    (365 * 86_400, DateStep(unit: .month, count: 3)),
    (40 * 365 * 86_400, DateStep(unit: .year, count: 10)),
  ]

  @Test(arguments: dateSteps)
  func `dates go by steps that the calendar has`(span: Double, step: DateStep) {
    #expect(DateStep.nice(across: span, count: 4) == step)
  }

  @Test func `they begin where the calendar does`() {
    let months = DateStep(unit: .month, count: 1).dates(
      from: january(2).timeIntervalSinceReferenceDate,
      to: january(95).timeIntervalSinceReferenceDate, in: calendar)
    #expect(
      months == [january(32), january(61), january(92)].map(\.timeIntervalSinceReferenceDate))
    let hours = DateStep(unit: .hour, count: 6).dates(
      from: january(1, hour: 4).timeIntervalSinceReferenceDate,
      to: january(1, hour: 19).timeIntervalSinceReferenceDate, in: calendar)
    #expect(
      hours
        == [january(1, hour: 6), january(1, hour: 12), january(1, hour: 18)]
        .map(\.timeIntervalSinceReferenceDate))
  }

  @Test
  func `however far apart dates are, they are not too many, and an end that is no date is none`() {
    let step = DateStep(unit: .second, count: 1)
    #expect(step.dates(from: 0, to: 1e9, in: calendar).count <= NiceNumbers.most + 2)
    #expect(step.dates(from: -1e300, to: 1e300, in: calendar) == [])
    #expect(step.dates(from: .nan, to: 1, in: calendar) == [])
  }
}
