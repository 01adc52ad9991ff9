import ViewTesting

/// What a scenario runs on: a screen that is made when the first step needs it.
///
/// So steps before that one prepare what the view will find.
@MainActor
final class Stage {
  private let make: () throws -> Screen
  private let currentState: () -> Any?
  /// The screen, where a step has needed one.
  private(set) var made: Screen?
  /// Where the step stands that runs now.
  var place: Place

  init(place: Place, state: @escaping () -> Any?, screen: @escaping () throws -> Screen) {
    self.place = place
    currentState = state
    make = screen
  }

  /// The screen.
  func screen() throws -> Screen {
    if let made { return made }
    let screen = try make()
    made = screen
    return screen
  }

  /// The state that the test gave with the screen, as it is now.
  func state() throws -> Any {
    _ = try screen()
    guard let state = currentState() else {
      throw StepFailure(
        "The step asks for a state, and the test has given none.",
        fix: "Say where the state is: run(on: screen, state: container.state).")
    }
    return state
  }

  /// Lets everything come that is on its way, tasks that go on excepted.
  func settle() async throws {
    try await screen().settle(
      leavingTasks: true, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  }

  /// Lets `duration` pass on the clock of the screen.
  func live(for duration: Duration) async throws {
    try await screen().live(
      for: duration, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  }
}

extension Stage: StepParameter {
  static func next(in values: inout StepValues) throws -> Stage { values.stage }
}
