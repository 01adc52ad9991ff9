public import Testing
public import ViewTesting

/// A scenario that is written in Swift: a feature on a screen, its fakes, and what somebody does and sees.
///
///     static let stories = [
///       Story("who has no connection can try again", with: StubAPI()) { api in
///         Screen(ProfileView(api: api))
///       } steps: { api in
///         Given("there is no connection") { api.fails = true }
///         When("I tap \"Load\"")
///         Then("I see \"No connection.\"")
///       }
///     ]
///
///     @Test(arguments: stories)
///     func profile(_ story: Story) async throws { try await story.run() }
///
/// Steps without a closure have the words of ``Scenario``'s: see <doc:ReadySteps>. Fakes and screen are made
/// anew for each run.
public struct Story: Sendable, Identifiable {
  /// What it is about.
  public let name: String

  /// Its name.
  public var id: String { name }

  /// What one run needs.
  private struct Telling {
    let steps: [StoryStep]
    let state: () -> Any?
    let screen: () throws -> Screen
  }

  private let place: Place
  private let telling: @MainActor @Sendable () -> Telling

  /// A story on `screen`, told by `steps`.
  ///
  /// `state` is what `the state is loaded` looks at, by the name of its case.
  public init(
    _ name: String, on screen: @escaping @autoclosure @MainActor () throws -> Screen,
    state: @escaping @autoclosure @MainActor () -> Any? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column,
    @StoryBuilder steps: @escaping @MainActor () -> [StoryStep]
  ) {
    self.name = name
    place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    telling = { Telling(steps: steps(), state: state, screen: screen) }
  }

  /// A story with `fakes` in the place of what a test cannot have: a server, a disk.
  ///
  /// `screen`, `state` and `steps` share the fakes of one run. The screen is made when the first step needs
  /// it.
  public init<Fakes>(
    _ name: String, with fakes: @escaping @autoclosure @MainActor () -> Fakes,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, on screen: @escaping @MainActor (Fakes) throws -> Screen,
    state: @escaping @MainActor (Fakes) -> Any? = { _ in nil },
    @StoryBuilder steps: @escaping @MainActor (Fakes) -> [StoryStep]
  ) {
    self.name = name
    place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    telling = {
      let fakes = fakes()
      return Telling(
        steps: steps(fakes), state: { state(fakes) }, screen: { try screen(fakes) })
    }
  }

  /// Does what the steps say, as a person would. A step that does not come true fails the test at its line,
  /// and ends the story.
  ///
  /// `steps` says what words without a closure mean, where several stories share them. Throws where the
  /// test is cancelled, and only then.
  @MainActor
  public func run(
    @StepBuilder steps: @MainActor () -> [StepDefinition] = { [] }
  ) async throws {
    let telling = telling()
    let stage = Stage(place: place, state: telling.state, screen: telling.screen)
    let runner = StepRunner(title: name, own: steps())
    try await runner.run(telling.steps.map(\.runnable), on: stage)
  }
}

extension Story: CustomTestStringConvertible, CustomStringConvertible {
  /// Its name.
  public var description: String { name }

  /// Its name: what a test calls the case.
  public var testDescription: String { name }
}
