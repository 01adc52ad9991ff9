import Measuring
import ViewStateController

extension Case {
  /// What a new state takes, and what is left of a million.
  static var changes: [Case] { [setState, setStateWithHistory, bytes] }

  private static var setState: Case {
    Case(name: "setState") { timed(limit: nil) }
  }

  private static var setStateWithHistory: Case {
    Case(name: "setState, 100 kept") { timed(limit: 100) }
  }

  private static func timed(limit: Int?) -> Trial {
    let (holder, bare) = (
      opaque(Holder(states: 1, historyLimit: limit)), opaque(Bare())
    )
    return .time(
      plain: { for age in 0..<$0 { bare.person = Person(name: "Blob", age: age) } },
      ours: { for age in 0..<$0 { holder.set(age) } })
  }

  private static var bytes: Case {
    Case(name: "bytes that each of many states leaves behind", aim: .atMost(1)) {
      .memory(
        plain: { count in
          let all = opaque(All())
          for age in 0..<count { all.states.append(.loaded(Person(name: "Blob", age: age))) }
          return [all]
        },
        ours: { count in
          let holder = opaque(Holder(states: 0))
          for age in 0..<count { holder.set(age) }
          return [holder]
        })
    }
  }
}

private final class Bare {
  @exclusivity(unchecked) var person: Person?
}

private final class All {
  var states: [ViewState<Person>] = []
}
