import ViewStore

/// A state as views have them.
struct Panel: Equatable {
  var name = "Blob"
  var isMuted = false
}

enum PanelAction {
  case rename(String)
  case mute(Bool)
}

/// A store with the usual pipeline: one subject an input, combined into the state.
final class PanelStore: ViewStore {
  @Published private(set) var viewState = Panel()
  private let names = PassthroughSubject<String, Never>()
  private let mutes = PassthroughSubject<Bool, Never>()

  init() {
    names.prepend("Blob").combineLatest(mutes.prepend(false))
      .map { Panel(name: $0, isMuted: $1) }
      .assign(to: &$viewState)
  }

  func send(_ action: PanelAction) {
    switch action {
    case .rename(let name): names.send(name)
    case .mute(let isMuted): mutes.send(isMuted)
    }
  }
}

final class Tally {
  @exclusivity(unchecked) var total = 0
}
