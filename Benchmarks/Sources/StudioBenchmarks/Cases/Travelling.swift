import Measuring
import StateStudio
import VSM

extension Case {
  /// Steps in a long history.
  @MainActor static var travelling: [Case] {
    [
      Case(name: "a step among 10,000 changes", aim: .atMost(1_000_000)) {
        let container = StateContainer(state: 0)
        let history = StateHistory()
        history.record { for number in 0..<10_000 { container.observe(number) } }
        let entries = history.entries
        return .time(
          plain: { for number in 0..<$0 { container.observe(number) } },
          ours: { @MainActor count in
            for number in 0..<count { history.travel(to: entries[5_000 + number % 2]) }
            history.resume()
          })
      }
    ]
  }
}
