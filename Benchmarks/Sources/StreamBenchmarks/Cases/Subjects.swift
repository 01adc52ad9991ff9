import Measuring
import PortableCombine

extension Case {
  /// Sending through subjects.
  static var subjects: [Case] {
    [subjectToSink, currentValueToSink, hundredSinks, oneByOne, relay]
  }

  private static var subjectToSink: Case {
    Case(name: "subject → sink", aim: .atMost(30), peer: 129) {
      let tally = opaque(Tally())
      let list = ClosureList.of { tally.add($0) }
      let subject = PassthroughSubject<Int, Never>()
      let token = subject.sink { tally.add($0) }
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }

  private static var currentValueToSink: Case {
    Case(name: "current value subject → sink") {
      let tally = opaque(Tally())
      let list = ClosureList.of { tally.add($0) }
      let subject = CurrentValueSubject<Int, Never>(0)
      let token = subject.sink { tally.add($0) }
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }

  private static var hundredSinks: Case {
    Case(
      name: "current value subject, 100 sinks, one send", aim: .atMost(2500), peer: 11_378
    ) {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      let subject = CurrentValueSubject<Int, Never>(0)
      let tokens = (0..<100).map { _ in
        list.add { tally.add($0) }
        return subject.sink { tally.add($0) }
      }
      return .time(
        plain: list.sender, ours: subject.sender(keeping: AnyCancellable { _ = tokens }))
    }
  }

  private static var relay: Case {
    Case(name: "subject → subject → sink") {
      let tally = opaque(Tally())
      let list = ClosureList.of { tally.add($0) }
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let tokens = [second.sink { tally.add($0) }, first.subscribe(second)]
      return .time(
        plain: ClosureList.of { list.send($0) }.sender,
        ours: first.sender(keeping: AnyCancellable { _ = tokens }))
    }
  }

  private static var oneByOne: Case {
    Case(name: "subject → a subscriber that asks for one by one") {
      let tally = opaque(Tally())
      let list = ClosureList.of { tally.add($0) }
      let subject = PassthroughSubject<Int, Never>()
      let subscriber = OneByOne(tally)
      subject.receive(subscriber: subscriber)
      return .time(plain: list.sender, ours: subject.sender(keeping: subscriber))
    }
  }
}

/// Asks for a value, and for another with each.
private final class OneByOne: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  func receive(subscription: any Subscription) { subscription.request(.max(1)) }

  func receive(_ input: Int) -> Subscribers.Demand {
    tally.add(input)
    return .max(1)
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
