// One lamp, shown in three styles, and tried without any.

// snippet.states
import VSM
// snippet.end
import ViewTesting

// snippet.states

enum LampViewState {
  case off(OffModel)
  case on(OnModel)

  struct OffModel {
    func switchOn() -> LampViewState { .on(OnModel()) }
  }

  struct OnModel {
    func switchOff() -> LampViewState { .off(OffModel()) }
  }
}
// snippet.end

// snippet.viewstate
struct LampView: View {
  @ViewState var state: LampViewState = .off(.init())

  var body: some View {
    switch state {
    case .off(let model):
      Button("Switch on") { $state.observe(model.switchOn()) }
    case .on(let model):
      Button("Switch off") { $state.observe(model.switchOff()) }
    }
  }
}
// snippet.end

// snippet.rendering
struct LampPanel: View, ViewStateRendering {
  @StateObject var container: StateContainer<LampViewState>

  init(state: LampViewState) {
    _container = .init(state: state)
  }

  var body: some View {
    switch state {
    case .off(let model):
      Button("Switch on") { observe(model.switchOn()) }
    case .on(let model):
      Button("Switch off") { observe(model.switchOff()) }
    }
  }
}
// snippet.end

// snippet.controller
@MainActor
final class LampController {
  @RenderedViewState(render: LampController.render)
  var state: LampViewState = .off(.init())

  private(set) var title = ""

  init() {
    $state.startRendering(on: self)
  }

  func render() {
    switch state {
    case .off: title = "Switch on"
    case .on: title = "Switch off"
    }
  }

  func press() {
    switch state {
    case .off(let model): $state.observe(model.switchOn())
    case .on(let model): $state.observe(model.switchOff())
    }
  }
}
// snippet.end

// snippet.sink
@MainActor
final class LampLabel {
  let container: StateContainer<LampViewState>
  private(set) var text = ""
  private var rendering: AnyCancellable?

  init(container: StateContainer<LampViewState>) {
    self.container = container
    rendering = container.$state.sink { [weak self] newState in
      self?.render(newState)
    }
  }

  private func render(_ newState: LampViewState) {
    if case .on = newState { text = "On" } else { text = "Off" }
  }
}
// snippet.end

// snippet.container
let container = StateContainer<LampViewState>(state: .off(.init()))
if case .off(let model) = container.state {
  container.observe(model.switchOn())
}
// snippet.end

let label = LampLabel(container: container)
precondition(label.text == "On")
if case .on(let model) = container.state {
  container.observe(model.switchOff())
}
precondition(label.text == "Off")

let controller = LampController()
precondition(controller.title == "Switch on")
controller.press()
precondition(controller.title == "Switch off")

for screen in [Screen(LampView()), Screen(LampPanel(state: .off(.init())))] {
  try screen.tap("Switch on")
  try screen.tap("Switch off")
  precondition(screen.exists(.button("Switch on")))
}
