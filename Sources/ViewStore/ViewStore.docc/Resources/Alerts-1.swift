import ViewStore

final class AlertsStore: ViewStore {
  struct ViewState: Equatable {
    var isOn = false
    var sound = "Bell"
  }

  enum Action {
    case turn(Bool)
    case choose(String)
  }

  @Published private(set) var viewState = ViewState()

  func send(_ action: Action) {
  }
}
