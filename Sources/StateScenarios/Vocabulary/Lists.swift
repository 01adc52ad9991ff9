import ViewTesting

extension ReadySteps {
  static let lists: [StepDefinition] = [
    When("I scroll to {string}") { (name: String, stage: Stage) in
      try await stage.settle()
      try stage.screen().scroll(to: .named(name))
    },
    When("I delete {string}") { (name: String, stage: Stage) in
      try await act(on: .row(name), stage) { try $0.delete($1) }
    },
    When("I move {string} up") { (name: String, stage: Stage) in
      try await act(on: .row(name), stage) { try $0.move($1, .up) }
    },
    When("I move {string} down") { (name: String, stage: Stage) in
      try await act(on: .row(name), stage) { try $0.move($1, .down) }
    },
    When("I refresh") { (stage: Stage) in
      try await stage.settle()
      try stage.screen().pullToRefresh()
    },
  ]
}
