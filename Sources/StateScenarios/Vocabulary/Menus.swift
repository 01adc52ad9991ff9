import ViewTesting

extension ReadySteps {
  static let menus: [StepDefinition] = [
    When("I open the menu of {string}") { (name: String, stage: Stage) in
      try await act(on: .named(name), stage) { try $0.contextMenu(of: $1) }
    },
    When("I open the menu of the list") { (stage: Stage) in
      try await act(on: .role(.list), stage) { try $0.contextMenu(of: $1) }
    },
    When("I choose {string}") { (title: String, stage: Stage) in
      try await stage.settle()
      try stage.screen().choose(title)
    },
    When("I choose {string}, {string}") { (menu: String, title: String, stage: Stage) in
      try await stage.settle()
      try stage.screen().choose(menu, title)
    },
  ]
}
