import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

@MainActor struct ScrollingTests {
  private struct Scrolled: View {
    @State private var first = 20.0

    var body: some View {
      VStack {
        Text("from \(Int(first))")
        Button("Far") { first = 60 }
        Chart(0..<100, id: \.self) { number in
          PointMark(x: .value("x", number), y: .value("y", number))
        }
        .chartXScale(domain: 0...100)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: $first)
      }
    }
  }

  private func numbers(_ screen: Screen) -> [Int] { screen.texts.compactMap { Int($0) } }

  @Test func `a part of the axis is seen, and another one when its position changes`() throws {
    let screen = Screen(Scrolled(), size: CGSize(width: 400, height: 300))
    #expect(screen.texts.contains("from 20"))
    // The words along the axis are near enough to each other for what is seen.
    #expect(numbers(screen).filter { (20...30).contains($0) }.count >= 3)
    try screen.tap("Far")
    #expect(screen.texts.contains("from 60"))
    #expect(numbers(screen).filter { (60...70).contains($0) }.count >= 3)
  }

  @Test func `a person scrolls, and is told where that leads`() throws {
    let screen = Screen(Scrolled(), size: CGSize(width: 400, height: 300))
    try screen.swipe(.left)
    let first = screen.texts.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.first
    #expect(try #require(first) > 25)
  }

  private func model(_ marks: some ChartContent) -> ChartModel {
    var all: [Mark] = []
    marks.gather(into: &all)
    return ChartModel(all, ScaleSettings(), calendar: Calendar(identifier: .gregorian))
  }

  @Test func `a scale shows a part of itself`() {
    let whole = model(LinePlot(x: "x", y: "y", domain: 0...100) { $0 })
    let part = whole.showing(x: 0.2...0.3, y: 0...1)
    #expect(part.x?.position(of: .number(20), in: 200) == 0)
    #expect(part.x?.position(of: .number(25), in: 200).map { abs($0 - 100) < 1e-6 } == true)
    #expect(part.x?.datum(at: 200, in: 200)?.amount.map { abs($0 - 30) < 1e-6 } == true)
    #expect(whole.x?.position(of: .number(20), in: 200) == 40)
    #expect(whole.x?.part(of: 10) == 0.1 && whole.x?.part(of: 1_000) == 1)
  }

  @Test func `without an axis that scrolls all of it is seen`() {
    let screen = Screen(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXVisibleDomain(length: 10), size: CGSize(width: 400, height: 300))
    #expect(numbers(screen).contains(100))
  }

  /// The numbers of marks that are in sight, from left to right.
  private func seen(_ screen: Screen, of numbers: Range<Int>) -> [Int] {
    let plot = screen.texts.isEmpty ? 0 : 400.0
    return numbers.compactMap { number in
      (try? screen.frame(of: .image("\(number)")).midX).map { (number, Double($0)) }
    }
    .filter { 0...plot ~= $0.1 }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func `from right to left a part is seen as well, and scrolling leads on to the left`()
    throws
  {
    let screen = Screen(
      Scrolled(), size: CGSize(width: 400, height: 300), layoutDirection: .rightToLeft)
    #expect(screen.texts.contains("from 20"))
    #expect(seen(screen, of: 0..<100).starts(with: [30, 29, 28]))
    try screen.tap("Far")
    #expect(screen.texts.contains("from 60"))
    #expect(seen(screen, of: 0..<100).starts(with: [70, 69, 68]))
    try screen.swipe(.right)
    let first = screen.texts.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.first
    #expect(try #require(first) > 62)
  }

  @Test func `a chart that nobody has scrolled begins on the right where people read from there`()
    throws
  {
    let screen = Screen(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...100).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10),
      size: CGSize(width: 400, height: 300), layoutDirection: .rightToLeft)
    #expect(seen(screen, of: 0..<100) == Array((0...10).reversed()))
  }

  private struct Growing: View {
    @State private var count = 100
    @State private var first = 20.0
    @State private var told: [Double] = []
    var isReversed = false

    var body: some View {
      VStack {
        Text("from \(first.formatted(.number.precision(.fractionLength(0))))")
        Text("told \(told.count)")
        Button("More") { count *= 2 }
        Button("More, and on") { (count, first) = (count * 2, 150) }
        Chart(0..<count, id: \.self) { number in
          PointMark(
            x: .value("x", isReversed ? 100 - number : number), y: .value("y", number))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(
          x: Binding {
            first
          } set: {
            first = $0
            told.append($0)
          })
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func `what is seen stays where it is when there are more data`(
    direction: LayoutDirection, isReversed: Bool
  ) throws {
    let screen = Screen(
      Growing(isReversed: isReversed), size: CGSize(width: 400, height: 300),
      layoutDirection: direction)
    #expect(screen.texts.contains("from 20"))
    let told = screen.texts.filter { $0.hasPrefix("told") }
    try screen.tap("More")
    #expect(screen.texts.contains("from 20"))
    #expect(screen.texts.filter { $0.hasPrefix("told") } == told)
    #expect(numbers(screen).filter { (20...30).contains($0) }.count >= 3)
    if !isReversed {
      try screen.tap("More, and on")
      #expect(screen.texts.contains("from 150"))
      #expect(numbers(screen).filter { (150...160).contains($0) }.count >= 3)
    }
  }

  private struct Words: View {
    @State private var words = (0..<40).map { "w\($0)" }

    var body: some View {
      VStack {
        Button("Before") { words.insert(contentsOf: (0..<40).map { "v\($0)" }, at: 0) }
        Chart(words, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
          .chartScrollPosition(initialX: "w10")
      }
    }
  }

  @Test func `words stay where they are when there are more of them before`() throws {
    let screen = Screen(Words(), size: CGSize(width: 400, height: 300))
    let place = try screen.frame(of: .image("w11"))
    try screen.tap("Before")
    #expect(abs(try screen.frame(of: .image("w11")).midX - place.midX) < 1)
  }

  @Test func `words beside marks go out of sight with them`() throws {
    let screen = Screen(
      Chart(0..<100, id: \.self) { number in
        BarMark(x: .value("x", "\(number)"), y: .value("y", 1)).annotation {
          Text("note \(number)")
        }
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
      .chartScrollPosition(initialX: "50").chartYScale(domain: 0...2),
      size: CGSize(width: 800, height: 300))
    let notes = screen.texts.filter { $0.hasPrefix("note") }
    #expect(notes.contains("note 50") && notes.contains("note 59") && notes.count <= 12)
    for note in notes.compactMap({ Int($0.dropFirst(5)) }) where (51..<59).contains(note) {
      let (words, bar) = try (
        screen.frame(of: .text("note \(note)")), screen.frame(of: .image("\(note)"))
      )
      #expect(abs(words.midX - bar.midX) < 0.5)
    }
  }

  private struct Year: View {
    var body: some View {
      Chart(0..<366, id: \.self) { day in
        AreaMark(x: .value("Day", day), y: .value("Light", 12.0))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 90)
      .frame(height: 180)
    }
  }

  @Test func `words of an axis are there once wherever it is scrolled`() throws {
    let screen = Screen(Year(), size: CGSize(width: 430, height: 180))
    for _ in 1...3 {
      try screen.swipe(.left)
      #expect(Set(screen.texts).count == screen.texts.count)
    }
  }
}
