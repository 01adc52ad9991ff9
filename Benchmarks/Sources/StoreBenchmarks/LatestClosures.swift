/// The least that combines latest values: a place for each, and a closure that is told of all.
final class LatestClosures {
  private var values: [Int]
  private let told: ([Int]) -> Void

  init(count: Int, told: @escaping ([Int]) -> Void) {
    values = Array(repeating: 0, count: count)
    self.told = told
  }

  func set(_ value: Int, at index: Int) {
    values[index] = value
    told(values)
  }
}

/// The least that a store does: an action changes the state, and somebody is told.
final class ClosureStore {
  private(set) var state: Panel
  private let told: () -> Void

  init(_ state: Panel, told: @escaping () -> Void) {
    self.state = state
    self.told = told
  }

  func send(_ action: PanelAction) {
    switch action {
    case .rename(let name): state.name = name
    case .mute(let isMuted): state.isMuted = isMuted
    }
    told()
  }
}
