import Measuring
import VSM

/// A state as features have them.
enum Profile {
  case loading
  case loaded(name: String, age: Int)
}

final class Tally {
  @exclusivity(unchecked) var total = 0
}

extension Case {
  /// Observing plain states, with none, one and two who listen.
  @MainActor static var states: [Case] {
    [0, 1, 2].map { count in
      Case(name: "observe(state), \(count) sinks", aim: .timesTheOther(8), peer: 5200) {
        let tally = Tally()
        let list = opaque(ClosureList(Profile.loading))
        let container = opaque(StateContainer(state: Profile.loading))
        var tokens: [AnyCancellable] = []
        for _ in 0..<count {
          list.add { _ in tally.total &+= 1 }
          tokens.append(container.$state.sink { _ in tally.total &+= 1 })
        }
        return .time(
          plain: { for age in 0..<$0 { list.set(.loaded(name: "Blob", age: age)) } },
          ours: { [tokens] in
            for age in 0..<$0 { container.observe(.loaded(name: "Blob", age: age)) }
            withExtendedLifetime(tokens) {}
          })
      }
    } + [switched(told: .before), switched(told: .after), read]
  }

  /// Reading a state, where nobody tracks that.
  @MainActor private static var read: Case {
    Case(name: "reading the state", aim: .atMost(60)) {
      let tally = Tally()
      let list = opaque(ClosureList(Lamp.on))
      let container = opaque(StateContainer(state: Lamp.on))
      return .time(
        plain: { for _ in 0..<$0 { if case .on = list.state { tally.total &+= 1 } } },
        ours: { for _ in 0..<$0 { if case .on = container.state { tally.total &+= 1 } } })
    }
  }

  /// A state of two cases, with one who is told before or after each change.
  @MainActor
  private static func switched(told moment: Moment) -> Case {
    Case(name: "observe(one of two), told \(moment)", aim: .timesTheOther(5)) {
      let tally = Tally()
      let list = opaque(ClosureList(Lamp.off))
      list.add { if case .on = $0 { tally.total &+= 1 } }
      let container = opaque(StateContainer(state: Lamp.off))
      let states =
        moment == .before ? container.willSetPublisher : container.didSetPublisher
      let token = states.sink { if case .on = $0 { tally.total &+= 1 } }
      return .time(
        plain: { for number in 0..<$0 { list.set(number & 1 == 0 ? .on : .off) } },
        ours: {
          for number in 0..<$0 { container.observe(number & 1 == 0 ? .on : .off) }
          withExtendedLifetime(token) {}
        })
    }
  }
}

private enum Lamp { case off, on }

private enum Moment { case before, after }
