import Measuring
import PortableCombine
import ViewTesting

extension Case {
  /// What operators with a scheduler add to a value; the schedulers themselves do next to nothing.
  static var scheduling: [Case] {
    [received, subscribed, debounced, delayed]
  }

  private static var received: Case {
    scheduled("receive(on:) at once") { $0.receive(on: ImmediateScheduler.shared) }
  }

  private static var subscribed: Case {
    scheduled("subscribe(on:) at once") { $0.subscribe(on: ImmediateScheduler.shared) }
  }

  private static var debounced: Case {
    let clock = TestScheduler()
    return scheduled("debounce, in a burst", by: clock) {
      $0.debounce(for: .seconds(1), scheduler: clock)
    }
  }

  private static var delayed: Case {
    let clock = TestScheduler()
    return scheduled("delay, and the virtual clock", by: clock) {
      $0.delay(for: .seconds(1), scheduler: clock)
    }
  }

  private static func scheduled<P: Publisher<Int, Never>>(
    _ name: String, by clock: TestScheduler<VirtualTime, Never>? = nil,
    _ operate: @escaping (PassthroughSubject<Int, Never>) -> P
  ) -> Case {
    Case(name: name) {
      let tally = opaque(Tally())
      let list = ClosureList.of(ClosureStages.map({ $0 }, { tally.add($0) }))
      let subject = PassthroughSubject<Int, Never>()
      let token = operate(subject).sink { tally.add($0) }
      return .time(
        plain: list.sender,
        ours: { count in
          for value in 0..<count {
            subject.send(value)
            if value & 63 == 63 { clock?.advance(by: .seconds(2)) }
          }
          clock?.advance(by: .seconds(2))
          withExtendedLifetime(token) {}
        })
    }
  }
}
