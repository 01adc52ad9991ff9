import VSM
import ViewStateController
import ViewStore

// A file that takes something of each of the three systems.

enum LampViewState {
  case off, on
}

final class LampStore: Store {
  @Published private(set) var state = 0

  var publishedState: AnyPublisher<Int, Never> { $state.eraseToAnyPublisher() }

  func send(_ action: Int) { state += action }
}

struct Lamp: View {
  @VSM.ViewState var state = LampViewState.off
  @StateObject var presses = LampStore()
  @State var warmth = ViewStateController<Int>()

  var body: some View {
    Button("Switch \(presses.state)") {
      presses.send(1)
      $state.observe(.on)
      warmth.setState(.loaded(presses.state))
    }
    .disabled(warmth.states.contains(where: isWarming))
  }

  func isWarming(_ state: LoadingState<Int>) -> Bool {
    if case .loading = state { true } else { false }
  }
}
