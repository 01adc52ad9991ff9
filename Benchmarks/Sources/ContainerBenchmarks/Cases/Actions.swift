import Measuring
import VSM

extension Case {
  /// Observing publishers, and actions that wait for a pause.
  @MainActor static var actions: [Case] {
    [
      Case(name: "observe(Just)", aim: .atMost(600), peer: 6220) {
        let list = opaque(ClosureList(Profile.loading))
        let container = opaque(StateContainer(state: Profile.loading))
        return .time(
          plain: { for age in 0..<$0 { list.set(.loaded(name: "Blob", age: age)) } },
          ours: { for age in 0..<$0 { container.observe(Just(.loaded(name: "Blob", age: age))) } })
      },
      Case(name: "a value of an observed subject", aim: .atMost(250)) {
        let (source, list) = (ClosureList(Profile.loading), ClosureList(Profile.loading))
        source.add { list.set($0) }
        let subject = PassthroughSubject<Profile, Never>()
        let container = opaque(StateContainer(state: Profile.loading))
        container.observe(subject)
        return .time(
          plain: { [source = opaque(source)] in
            for age in 0..<$0 { source.set(.loaded(name: "Blob", age: age)) }
          },
          ours: {
            for age in 0..<$0 { subject.send(.loaded(name: "Blob", age: age)) }
            withExtendedLifetime(container) {}
          })
      },
      Case(name: "a debounced observe(state)", aim: .atMost(300)) {
        let waiting = opaque(WaitingClosures())
        let container = opaque(StateContainer(state: Profile.loading))
        return .time(
          plain: { for age in 0..<$0 { waiting.put { .loaded(name: "Blob", age: age) } } },
          ours: {
            for age in 0..<$0 {
              container.observe(.loaded(name: "Blob", age: age), debounced: .seconds(60))
            }
          })
      },
      Case(name: "the same with an identifier", aim: .atMost(300)) {
        let waiting = opaque(WaitingClosures())
        let container = opaque(StateContainer(state: Profile.loading))
        return .time(
          plain: { for age in 0..<$0 { waiting.put { .loaded(name: "Blob", age: age) } } },
          ours: {
            for age in 0..<$0 {
              container.observe(
                .loaded(name: "Blob", age: age), debounced: .seconds(60), identifier: 1)
            }
          })
      },
    ]
  }
}
