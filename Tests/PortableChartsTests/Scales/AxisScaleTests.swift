import Foundation
import PortableUI
import Testing
import Threads

@testable import PortableCharts

/// Which values an axis shows, and where.
struct AxisScaleTests {
  private func scale(
    _ data: [Datum], _ choice: ScaleChoice = ScaleChoice(), margin: Double = 0,
    isVertical: Bool = false
  ) throws -> AxisScale {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return try #require(
      AxisScale.fitting(data, margin: margin, choice, isVertical: isVertical, calendar: calendar))
  }

  private func numbers(_ numbers: Double...) -> [Datum] { numbers.map(Datum.number) }

  private func choice(_ domain: some ScaleDomain) -> ScaleChoice {
    ScaleChoice(domain: DomainChoice(domain))
  }

  @Test func `numbers go from zero to the next round one, unless zero is left out`() throws {
    let usual = try scale(numbers(53, 61))
    #expect(usual.lower == 0 && usual.upper == 70)
    let near = try scale(numbers(53, 61), choice(.automatic(includesZero: false)))
    #expect(near.lower == 52 && near.upper == 62)
    let below = try scale(numbers(-7, -3))
    #expect(below.lower == -7 && below.upper == 0)
  }

  @Test func `one value, equal ones and zeros have room around them`() throws {
    let zeros = try scale(numbers(0, 0))
    #expect(zeros.lower == 0 && zeros.upper == 1)
    let equal = try scale(numbers(8, 8), choice(.automatic(includesZero: false)))
    #expect(equal.lower < 8 && equal.upper > 8)
    let date = try scale([january(1).datum])
    #expect(date.upper - date.lower == 86_400)
  }

  @Test func `what is no number, or too far to be seen, is left out of account`() throws {
    let scale = try scale(numbers(.nan, 4, .infinity, -.infinity, 1e200))
    #expect(scale.lower == 0 && scale.upper == 4)
    #expect(scale.position(of: .number(.nan), in: 100) == nil)
    #expect(AxisScale.fitting([], ScaleChoice(), isVertical: false, calendar: .current) == nil)
  }

  @Test func `numbers grow upwards and words are read downwards`() throws {
    let up = try scale(numbers(0, 10), isVertical: true)
    #expect(up.position(of: .number(0), in: 200) == 200)
    #expect(up.position(of: .number(10), in: 200) == 0)
    let down = try scale([.category("a"), .category("b"), .category("a")], isVertical: true)
    #expect(down.position(of: .category("a"), in: 200) == 50)
    #expect(down.position(of: .category("b"), in: 200) == 150)
    #expect(down.position(of: .category("c"), in: 200) == nil)
  }

  @Test func `a domain can be said, also backwards`() throws {
    let range = try scale(numbers(3), choice(0.0...50.0))
    #expect(range.lower == 0 && range.upper == 50)
    let list = try scale(numbers(3), choice([6.0, 0.0]))
    #expect(list.position(of: .number(6), in: 60) == 0)
    #expect(list.position(of: .number(0), in: 60) == 60)
    let reversed = try scale(numbers(0, 10), choice(.automatic(reversed: true)))
    #expect(reversed.position(of: .number(10), in: 60) == 0)
    let words = try scale([.category("b")], choice(["a", "b", "c"]))
    #expect(words.position(of: .category("b"), in: 90) == 45)
    let turned = try scale(
      [.category("a"), .category("b")], choice(.automatic(reversed: true)))
    #expect(turned.position(of: .category("b"), in: 100) == 25)
  }

  @Test func `tens are as far apart as hundreds on a scale of powers, where zero has no place`()
    throws
  {
    let scale = try scale(numbers(1, 50, 900), ScaleChoice(type: .log))
    #expect(scale.lower == 1 && scale.upper == 1_000)
    #expect(abs(try #require(scale.position(of: .number(10), in: 300)) - 100) < 1e-9)
    #expect(scale.position(of: .number(0), in: 300) == nil)
    let band = try #require(scale.band(of: Span(.number(0), .number(100)), in: 300))
    #expect(band.0 == 0 && abs(band.1 - 200) < 1e-9)
  }

  @Test func `roots, powers and logarithms around zero keep zero where it is`() throws {
    for type in [
      ScaleType.squareRoot, .power(exponent: 2), .symmetricLog, .symmetricLog(slopeAtZero: 0),
    ] {
      let scale = try scale(numbers(-100, 100), ScaleChoice(type: type))
      #expect(abs(try #require(scale.position(of: .number(0), in: 100)) - 50) < 1e-9)
      for number in [-80.0, 3, 64] {
        let place = try #require(scale.position(of: .number(number), in: 100))
        let back = try #require(scale.datum(at: place, in: 100)?.amount)
        #expect(abs(back - number) < 1e-6)
      }
    }
  }

  @Test func `a place says which value is there, of words the nearest`() throws {
    let words = try scale([.category("a"), .category("b")])
    #expect(words.datum(at: 10, in: 100) == .category("a"))
    #expect(words.datum(at: 99, in: 100) == .category("b"))
    #expect(words.datum(at: -50, in: 100) == .category("a"))
    #expect(words.datum(at: 500, in: 100) == .category("b"))
    #expect(words.datum(at: 5, in: 0) == nil && words.datum(at: .nan, in: 100) == nil)
    let dates = try scale([january(1).datum, january(3).datum])
    #expect(dates.datum(at: 50, in: 100) == january(2).datum)
  }

  @Test func `a range leaves room at the ends of the plot`() throws {
    let padded = try scale(
      numbers(0, 10),
      ScaleChoice(range: RangeChoice(.plotDimension(startPadding: 10, endPadding: 30))))
    #expect(padded.position(of: .number(0), in: 140) == 10)
    #expect(padded.position(of: .number(10), in: 140) == 110)
    let fixed = try scale(
      numbers(0, 10), ScaleChoice(range: RangeChoice(CGFloat(20)...CGFloat(40))))
    #expect(fixed.position(of: .number(5), in: 500) == 30)
  }

  @Test func `values of different kinds are told of, and each has a place`() throws {
    let told = Guarded<[String]>([])
    let listener: @Sendable (String) -> Void = { text in told.withLock { $0.append(text) } }
    let scale = try Warnings.$listener.withValue(listener) {
      try self.scale([.number(3), .category("a")])
    }
    #expect(scale.position(of: .number(3), in: 100) == 25)
    #expect(scale.position(of: .category("a"), in: 100) == 75)
    #expect(
      told.withLock { $0 } == [
        """
        A chart has values of different kinds on one axis.
          kinds: number, category
          Fix: Give all marks numbers there, or dates, or words: each has a place of its own now, as words have.
        """
      ])
  }
}
