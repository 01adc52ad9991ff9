import Foundation
import PortableUI
import StateStudio
import VSM

/// A small feature with an inspector of its states over it.
struct InspectorPage: View {
  @StateObject private var lamp = StateContainer<LampState>(state: .off(.init()))

  var body: some View {
    VStack(spacing: 12) {
      switch lamp.state {
      case .off(let model):
        Text("It is dark.")
        Button("Switch on") { lamp.observe(model.switchOn()) }
      case .on(let model):
        Text("It is bright: \(model.brightness) of 3.")
        Button("Brighter") { lamp.observe(model.brighten()) }
        Button("Switch off") { lamp.observe(model.switchOff()) }
      case .broken:
        Text("It was too bright.")
      }
    }
    .frame(minWidth: 360, minHeight: 300)
    .stateInspector(isEnabled: true)
  }
}

enum LampState {
  case off(OffModel)
  case on(OnModel)
  case broken

  struct OffModel {
    func switchOn() -> LampState { .on(OnModel(brightness: 1)) }
  }

  struct OnModel {
    let brightness: Int

    func brighten() -> LampState {
      brightness < 3 ? .on(OnModel(brightness: brightness + 1)) : .broken
    }

    func switchOff() -> LampState { .off(OffModel()) }
  }
}
