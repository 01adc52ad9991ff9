import PortableCombine
import StreamTesting
import Testing

struct MarbleDiagramTests {
  @Test func `a drawing is read mark by mark`() {
    let diagram = MarbleDiagram("a-(b c)- <word>|")
    #expect(
      diagram.moments == [
        .init(step: 0, events: [.value("a")]), .init(step: 2, events: [.value("b"), .value("c")]),
        .init(step: 4, events: [.value("word")]), .init(step: 5, events: [.finished]),
      ])
    #expect(diagram.length == 6)
  }

  @Test(arguments: ["", "---", "a-b--|", "-#", "(ab)-(c|)", "<word>-(<x y>#)", "<->"])
  func `a drawing comes back as it was`(drawing: String) {
    #expect(MarbleDiagram(drawing).description == drawing)
  }

  @Test func `a drawing that cannot be read says why`() async {
    let group = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = MarbleDiagram("a-(bc")
    }
    #expect(group.says("In the marbles \"a-(bc\" a group is not closed. Fix: write ')' after it."))
    let word = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = MarbleDiagram("<bc")
    }
    #expect(word.says("a '<' is not closed. Fix: write '>' after the value's name."))
    let stray = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = MarbleDiagram("a)")
    }
    #expect(stray.says("')' has no meaning where it stands. Fix: take it out."))
  }
}

struct MarblesTests {
  let clock = TestScheduler()

  @Test(arguments: ["a-b--|", "--a#", "(ab)-(c|)", "|"])
  func `what is played is what is drawn`(drawing: String) {
    #expect(clock.play(clock.cold(drawing)) == drawing)
    #expect(clock.play(clock.hot(drawing)) == drawing)
  }

  @Test func `a cold publisher begins with each subscriber, a hot one with itself`() {
    let cold = clock.cold("-a-b")
    let hot = clock.hot("-a-b")
    clock.advance(by: .milliseconds(20))

    let fromCold = clock.draw(cold)
    let fromHot = clock.draw(hot)
    clock.advance(by: .milliseconds(40))

    #expect(fromCold.marbles == "-a-b")
    #expect(fromHot.marbles == "-b--")
  }

  @Test func `names can stand for values, and values for names`() {
    let numbers = clock.cold("1-<20>|") { Int($0) ?? 0 }
    #expect(clock.play(numbers.map { $0 * 3 }) == "3-<60>|")
    #expect(clock.play(clock.hot("12|") { Int($0) ?? 0 }, name: { _ in "x" }) == "xx|")
  }

  @Test func `what happens between two steps is drawn in the earlier one`() {
    #expect(clock.play(clock.cold("a-b|", step: .milliseconds(6))) == "a(b|)")
  }

  @Test func `a cancel ends the drawing's subscription`() {
    let recorder = clock.draw(clock.cold("a-b-c"))
    clock.advance(by: .milliseconds(20))
    recorder.cancel()
    clock.run()
    #expect(recorder.marbles == "a-b-")
  }

  @Test func `a value that is not demanded in its moment is missed`() {
    let recorder = clock.cold("abc|").record(demand: .max(1))
    clock.run()
    #expect(recorder.values == ["a"])
    #expect(recorder.completion == .finished)
  }
}
