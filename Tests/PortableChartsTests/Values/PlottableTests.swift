import Foundation
import PortableUI
import Testing

@testable import PortableCharts

/// What stands for values on a scale, and which values that is.
struct PlottableTests {
  private enum City: String, Plottable, CaseIterable { case oslo, rome }
  private enum Size: Int, Plottable {
    case small = 1
    case large = 9
  }

  private struct Money: Plottable, Equatable {
    var cents: Int
    var primitivePlottable: Double { Double(cents) / 100 }

    init(cents: Int) { self.cents = cents }
    init?(primitivePlottable: Double) { cents = Int(primitivePlottable * 100) }
  }

  private func back<P: Plottable & Equatable>(_ value: P) -> Bool { P(datum: value.datum) == value }

  @Test func `numbers, dates, words and what is made of them come back as they were`() {
    #expect(back(3) && back(-2.5) && back(Float(0.5)) && back(UInt8(200)) && back(Decimal(7)))
    #expect(back("word") && back(january(3)) && back(City.rome) && back(Size.large))
    #expect(back(Money(cents: 250)) && Money(cents: 250).datum == .number(2.5))
    #expect(City.oslo.datum == .category("oslo") && Size.large.datum == .number(9))
  }

  @Test func `what is no value of a type is none`() {
    #expect(Int(datum: .category("3")) == nil && String(datum: .number(3)) == nil)
    #expect(Date(datum: .number(3)) == nil && City(datum: .category("paris")) == nil)
    #expect(Size(datum: .number(2)) == nil)
    #expect(Int(datum: .number(.nan)) == nil && Int(datum: .number(.infinity)) == nil)
    #expect(UInt8(datum: .number(-1)) == nil && Int(datum: .number(1e300)) == nil)
  }

  @Test func `of a place between whole numbers the nearest is meant`() {
    #expect(Int(datum: .number(2.6)) == 3)
    let half = AxisValue(index: 0, count: 1, datum: .number(2.5), step: nil)
    #expect(half.as(Double.self) == 2.5 && half.as(Int.self) == nil)
    let whole = AxisValue(index: 0, count: 1, datum: .number(3.0000000000000004), step: nil)
    #expect(whole.as(Int.self) == 3)
  }

  @Test func `a date with a unit takes all of it`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let value = PlottableValue.value(
      "Day", january(3, hour: 15), unit: .day, calendar: calendar)
    #expect(value.span == Span(january(3).datum, january(4).datum))
    #expect(PlottableValue<Int>.value("Bin", 0..<10).span == Span(.number(0), .number(10)))
  }
}
