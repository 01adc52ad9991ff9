import ViewStore

final class AlertsStore: ViewStore {
  struct ViewState: Equatable {
    var isOn = false
    var sound = "Bell"

    var summary: String { isOn ? "\(sound) rings" : "Silent" }
  }

  enum Action {
    case turn(Bool)
    case choose(String)
  }

  @Published private(set) var viewState = ViewState()

  func send(_ action: Action) {
    switch action {
    case .turn(let isOn): viewState.isOn = isOn
    case .choose(let sound): viewState.sound = sound
    }
  }
}

struct AlertsView: View {
  @StateObject private var store = AlertsStore()

  var body: some View {
    VStack {
      Text(store.viewState.summary)
    }
  }
}
