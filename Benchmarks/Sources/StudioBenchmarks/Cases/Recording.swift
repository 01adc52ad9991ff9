import Measuring
import StateStudio
import VSM

/// A state as features have them.
enum Profile {
  case loading
  case loaded(name: String, age: Int)
}

extension Case {
  /// Changes, recorded and not.
  @MainActor static var recording: [Case] {
    [
      Case(name: "observe(state), recorded", aim: .atMost(1000)) {
        let (one, other) = (
          StateContainer(state: Profile.loading), StateContainer(state: Profile.loading)
        )
        let history = StateHistory(limit: .bytes(8 << 20))
        // The first states of a feature are looked into, to know how large they are.
        history.record { for age in 0..<50_000 { other.observe(.loaded(name: "Blob", age: age)) } }
        return .time(
          plain: { for age in 0..<$0 { one.observe(.loaded(name: "Blob", age: age)) } },
          ours: { count in
            history.record {
              for age in 0..<count { other.observe(.loaded(name: "Blob", age: age)) }
            }
          })
      },
      Case(name: "a number as state, recorded", aim: .atMost(1000)) {
        let (one, other) = (StateContainer(state: 0), StateContainer(state: 0))
        let history = StateHistory(limit: .bytes(8 << 20))
        history.record { for number in 0..<50_000 { other.observe(number) } }
        return .time(
          plain: { for number in 0..<$0 { one.observe(number) } },
          ours: { count in history.record { for number in 0..<count { other.observe(number) } } })
      },
      Case(name: "after a history has stopped", aim: .timesTheOther(1.2)) {
        let (one, other) = (StateContainer(state: 0), StateContainer(state: 0))
        StateHistory().record { other.observe(1) }
        return .time(
          plain: { for number in 0..<$0 { one.observe(number) } },
          ours: { for number in 0..<$0 { other.observe(number) } })
      },
    ]
  }
}
