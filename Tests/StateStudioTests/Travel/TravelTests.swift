import StateStudio
import Testing
import VSM
import ViewPlatform

/// Showing the past.
@MainActor
struct TravelTests {
  private let history = StateHistory()
  private let container = StateContainer(state: 0)

  /// Three changes of the container, to 1, 2 and 3.
  private func count() -> [StateEntry] {
    history.record(.only(container)) { for number in 1...3 { container.observe(number) } }
    return history.entries
  }

  @Test func `every moment is seen, forward and back, and the newest after all`() {
    let entries = count()
    var seen: [Int] = []
    for index in [0, 2, 1, 0] {
      #expect(history.travel(to: entries[index]) == TravelOutcome(shown: 1, notShown: []))
      #expect(history.travelledTo == entries[index].id)
      seen.append(container.state)
    }
    #expect(seen == [1, 3, 2, 1])
    history.resume()
    #expect(container.state == 3)
    #expect(history.travelledTo == nil)
    #expect(history.entries.count == 3)
  }

  @Test func `views are told, and nobody who observes states`() {
    let entries = count()
    var (announced, states): (Int, [Int]) = (0, [])
    let tokens = [
      container.objectWillChange.sink { announced += 1 },
      container.$state.dropFirst().sink { states.append($0) },
      container.didSetPublisher.dropFirst().sink { states.append($0) },
    ]
    history.travel(to: entries[0])
    #expect(announced == 1)
    history.resume()
    #expect(announced == 2)
    #expect(states.isEmpty)
    withExtendedLifetime(tokens) {}
  }

  @Test func `what runs is held back, and lands in its order on the way back`() {
    let subject = PassthroughSubject<Int, Never>()
    container.observe(subject)
    history.record(.only(container)) { subject.send(1) }
    var states: [Int] = []
    let token = container.didSetPublisher.dropFirst().sink { states.append($0) }
    history.travel(to: history.entries[0])
    subject.send(2)
    subject.send(3)
    #expect(container.state == 1)
    history.resume()
    #expect(states == [2, 3])
    #expect(container.state == 3)
    subject.send(4)
    #expect(container.state == 4)
    withExtendedLifetime(token) {}
  }

  @Test func `what is to begin waits as well`() {
    let entries = count()
    var begun = 0
    history.travel(to: entries[0])
    container.observe({ () -> Int in
      begun += 1
      return 10
    })
    container.observe(11)
    #expect((begun, container.state) == (0, 1))
    history.resume()
    #expect((begun, container.state) == (1, 11))
  }

  @Test func `going on makes the past the present, and cancels what was running`() {
    let subject = PassthroughSubject<Int, Never>()
    container.observe(subject)
    history.record(.only(container)) { for number in 1...3 { subject.send(number) } }
    var states: [Int] = []
    let token = container.$state.dropFirst().sink { states.append($0) }
    var begun = false
    history.travel(to: history.entries[1])
    subject.send(4)
    container.observe({ () -> Int in
      begun = true
      return 10
    })
    history.goOn(from: history.entries[1])
    subject.send(5)
    #expect(container.state == 2)
    #expect(states == [2])
    #expect(!begun)
    container.observe(9)
    #expect(container.state == 9)
    withExtendedLifetime(token) {}
  }

  @Test func `all instances show one moment`() throws {
    struct Left: Equatable { var number = 0 }
    struct Right: Equatable { var number = 0 }
    let (left, right) = (StateContainer(state: Left()), StateContainer(state: Right()))
    history.record {
      left.observe(Left(number: 1))
      right.observe(Right(number: 1))
      left.observe(Left(number: 2))
    }
    let first = try #require(history.entries.first { $0.feature == "Left" })
    history.travel(to: first)
    #expect((left.state, right.state) == (Left(number: 1), Right(number: 0)))
    history.resume()
    #expect((left.state, right.state) == (Left(number: 2), Right(number: 1)))
  }

  @Test func `a history that goes away while it travels leaves nobody in the past`() throws {
    var other: StateHistory? = StateHistory()
    other?.record(.only(container)) {
      container.observe(1)
      container.observe(2)
    }
    let first = try #require(other?.entries.first)
    other?.travel(to: first)
    #expect(container.state == 1)
    other = nil
    #expect(container.state == 2)
  }
}
