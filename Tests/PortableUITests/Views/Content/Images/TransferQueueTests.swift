import Testing

@testable import PortableUI

/// Which transfers run, in a time that the test makes.
struct TransferQueueTests {
  private let begin = ContinuousClock.now
  private let line: Line

  /// A queue that all of a test speaks of.
  private final class Line {
    var queue: TransferQueue
    init(_ queue: TransferQueue) { self.queue = queue }
  }

  init() {
    var limits = TransferQueue.Limits()
    limits.moving = 2
    limits.open = 3
    limits.silence = 2
    limits.patience = 60
    line = Line(TransferQueue(limits: limits))
  }

  private func steps(
    at seconds: Double, seen: Set<Int> = []
  ) -> [TransferQueue.Step] {
    line.queue.steps(at: begin + .seconds(seconds)) { seen.contains($0) }
  }

  private func add(_ tickets: ClosedRange<Int>, from server: String = "a") {
    for ticket in tickets { line.queue.add(ticket, from: server) }
  }

  @Test func `a few from one server run at once, in the order of asking`() {
    add(1...4)
    #expect(steps(at: 0) == [.begin(1), .begin(2)])
    #expect(steps(at: 1).isEmpty)
    line.queue.end(1, from: "a")
    #expect(steps(at: 1) == [.begin(3)])
  }

  @Test func `other servers do not wait for it`() {
    add(1...3)
    add(4...4, from: "b")
    #expect(steps(at: 0) == [.begin(1), .begin(2), .begin(4)])
  }

  @Test func `what is seen goes first`() {
    add(1...5)
    #expect(steps(at: 0, seen: [3, 5]) == [.begin(3), .begin(5)])
  }

  @Test func `what left the queue is not begun`() {
    add(1...4)
    _ = steps(at: 0)
    line.queue.end(3, from: "a")
    line.queue.end(1, from: "a")
    #expect(steps(at: 0) == [.begin(4)])
  }

  @Test func `what is silent does not count`() {
    add(1...4)
    _ = steps(at: 0)
    line.queue.heard(2, from: "a", at: begin + .seconds(1.5))
    #expect(line.queue.nextStep(after: begin) == begin + .seconds(2))
    #expect(steps(at: 2) == [.begin(3)])
  }

  @Test func `where too many are silent the longest silent one gives way`() {
    add(1...5)
    _ = steps(at: 0)
    #expect(steps(at: 2) == [.begin(3), .pause(1), .begin(4)])
    #expect(steps(at: 4) == [.pause(2), .begin(5)])
    // What was silent once takes no connection from another, but one that is free.
    #expect(steps(at: 6).isEmpty)
    line.queue.end(5, from: "a")
    #expect(steps(at: 6) == [.begin(1)])
  }

  @Test func `what was silent once stands in nobody's way`() {
    add(1...5)
    _ = steps(at: 0)
    _ = steps(at: 2)
    _ = steps(at: 4)
    add(6...6)
    #expect(steps(at: 6, seen: [1, 2, 6]) == [.pause(3), .begin(6)])
  }

  @Test func `patience is counted from the last word`() {
    add(1...1)
    _ = steps(at: 0)
    line.queue.heard(1, from: "a", at: begin + .seconds(30))
    #expect(steps(at: 60).isEmpty)
    #expect(line.queue.nextStep(after: begin + .seconds(60)) == begin + .seconds(90))
    #expect(steps(at: 90) == [.giveUp(1)])
    #expect(line.queue.isEmpty)
  }

  @Test func `what is paused is given up in its time`() {
    add(1...5)
    _ = steps(at: 0)
    _ = steps(at: 2)
    for ticket in 2...5 { line.queue.end(ticket, from: "a") }
    add(6...8)
    _ = steps(at: 50)
    let later = steps(at: 60)
    #expect(later.contains(TransferQueue.Step.giveUp(1)))
  }

  @Test func `who has not begun waits as long as it takes`() {
    add(1...3)
    for second in stride(from: 0.0, through: 600, by: 1) {
      for ticket in 1...2 { line.queue.heard(ticket, from: "a", at: begin + .seconds(second)) }
      let hasGivenUp = steps(at: second).contains { if case .giveUp = $0 { true } else { false } }
      #expect(!hasGivenUp)
    }
  }
}
