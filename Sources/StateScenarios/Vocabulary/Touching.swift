import PortableUI
import ViewTesting

extension ReadySteps {
  static let touching: [StepDefinition] = [
    When("I tap {string}") { (name: String, stage: Stage) in
      try await act(on: .named(name), stage) { try $0.tap($1) }
    },
    When("I tap {string} in {string}") { (name: String, place: String, stage: Stage) in
      try await act(on: name, in: place, stage) { try $0.tap($1) }
    },
    When("I double-tap {string}") { (name: String, stage: Stage) in
      try await act(on: .named(name), stage) { try $0.doubleTap($1) }
    },
    When("I double-tap {string} in {string}") { (name: String, place: String, stage: Stage) in
      try await act(on: name, in: place, stage) { try $0.doubleTap($1) }
    },
    When("I type {string} into {string}") { (words: String, name: String, stage: Stage) in
      try await act(on: .textField(name), stage) { try $0.type(words, into: $1) }
    },
    When("I clear {string}") { (name: String, stage: Stage) in
      try await act(on: .textField(name), stage) { try $0.clear($1) }
    },
    When("I press {word}") { (words: String, stage: Stage) in
      guard let (key, modifiers) = SpokenKey.read(words) else {
        throw StepFailure(
          "There is no key '\(words)'.", facts: [("keys", SpokenKey.known)],
          fix: "Name one of those, or a letter, behind the modifiers: Control-Shift-S.")
      }
      try await stage.settle()
      try stage.screen().press(key, modifiers: modifiers)
    },
    When("I go back") { (stage: Stage) in
      try await stage.settle()
      try stage.screen().back()
    },
    When("I dismiss") { (stage: Stage) in
      try await stage.settle()
      try stage.screen().dismiss()
    },
  ]

  static func act(
    on lookup: Screen.Lookup, _ stage: Stage, _ action: (Screen, Screen.Lookup) throws -> Void
  ) async throws {
    try await act(stage, on: { _ in lookup }, action)
  }

  private static func act(
    on name: String, in place: String, _ stage: Stage,
    _ action: (Screen, Screen.Lookup) throws -> Void
  ) async throws {
    try await act(stage, on: { $0.lookup(name, in: place) }, action)
  }

  /// Waits until a person could do it, or until nothing goes on; then does it, once.
  ///
  /// What the step before has begun comes first, as it would for a person: two questions that are begun one
  /// after the other are asked in that order, and which control is meant is seen when all has come.
  private static func act(
    _ stage: Stage, on lookup: (Screen) -> Screen.Lookup,
    _ action: (Screen, Screen.Lookup) throws -> Void
  ) async throws {
    let screen = try stage.screen()
    try await stage.settle()
    _ = await screen.settle {
      let lookup = lookup(screen)
      return screen.exists(lookup) && (try? screen.isEnabled(lookup)) != false
    }
    try action(screen, lookup(screen))
  }
}
