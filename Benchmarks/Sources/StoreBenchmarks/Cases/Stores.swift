import Measuring
import ViewStore

extension Case {
  /// From an action to the state, and to what a view reads.
  @MainActor static var stores: [Case] {
    [
      Case(name: "send → state") {
        let (store, plain) = (opaque(PanelStore()), closureStore())
        return .time(
          plain: { for number in 0..<$0 { plain.send(.mute(number & 1 == 0)) } },
          ours: { for number in 0..<$0 { store.send(.mute(number & 1 == 0)) } })
      },
      Case(name: "send → state → who listens") {
        let (store, plain) = (opaque(PanelStore()), closureStore())
        let tally = Tally()
        let token = store.$viewState.sink { if $0.isMuted { tally.total &+= 1 } }
        return .time(
          plain: { for number in 0..<$0 { plain.send(.mute(number & 1 == 0)) } },
          ours: {
            for number in 0..<$0 { store.send(.mute(number & 1 == 0)) }
            withExtendedLifetime(token) {}
          })
      },
      Case(name: "a binding is written, then read") {
        let (store, plain) = (opaque(PanelStore()), closureStore())
        let binding = store.makeBinding(
          viewStateKeyPath: \.isMuted, actionCasePath: /PanelAction.mute)
        let tally = Tally()
        return .time(
          plain: {
            for number in 0..<$0 {
              plain.send(.mute(number & 1 == 0))
              if plain.state.isMuted { tally.total &+= 1 }
            }
          },
          ours: {
            for number in 0..<$0 {
              binding.wrappedValue = number & 1 == 0
              if binding.wrappedValue { tally.total &+= 1 }
            }
          })
      },
      Case(name: "a binding is made and read") {
        let (store, plain) = (opaque(PanelStore()), closureStore())
        let tally = Tally()
        return .time(
          plain: { for _ in 0..<$0 where plain.state.isMuted { tally.total &+= 1 } },
          ours: {
            for _ in 0..<$0 {
              let binding = store.makeBinding(
                viewStateKeyPath: \.isMuted, actionCasePath: /PanelAction.mute)
              if binding.wrappedValue { tally.total &+= 1 }
            }
          })
      },
    ]
  }

  private static func closureStore() -> ClosureStore {
    let tally = Tally()
    return opaque(ClosureStore(Panel()) { tally.total &+= 1 })
  }
}
