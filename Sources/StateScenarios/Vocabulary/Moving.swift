import ViewTesting

extension ReadySteps {
  static let moving: [StepDefinition] = [Screen.Direction.up, .down, .left, .right].flatMap {
    direction in
    let way = direction.rawValue
    return [
      When("I swipe \(way)") { (stage: Stage) in
        try await stage.settle()
        try stage.screen().swipe(direction)
      },
      When("I swipe \(way) over {string}") { (name: String, stage: Stage) in
        try await act(on: .named(name), stage) { try $0.swipe(direction, over: $1) }
      },
    ]
  }
}
