public import Testing

/// A scenario of a feature, ready to be run: one case of a test, under its own name.
///
///     @Test(arguments: try Feature(named: "Profile", in: .module).scenarios)
///     func profile(_ scenario: Scenario) async throws {
///       let api = StubAPI()
///       try await scenario.run(on: Screen(ProfileView(api: api))) {
///         Given("the server knows {string}") { name in api.name = name }
///       }
///     }
///
/// Failures are reported in the `.feature` file, at the line of the step.
public struct Scenario: Sendable, Hashable, Identifiable {
  /// The names of feature, rule and scenario: the same from run to run, so that one can be run again alone.
  public let id: String

  /// What stands behind `Scenario:`; of an outline, with the values of the row.
  public let name: String

  /// The name of the feature that it belongs to.
  public let feature: String

  /// The name of the rule that it stands under, if it does.
  public let rule: String?

  /// Its tags, those of its feature, rule and examples included, with their `@`.
  public let tags: [String]

  /// The line of the file where it begins; of an outline, that of the row.
  public let line: Int

  /// Its steps, those of backgrounds first.
  public let steps: [Step]

  let source: FeatureSource
  /// All scenarios that one test runs with the same steps, by their steps.
  private(set) var relatives = Relatives(stepTexts: [])

  init(
    id: String, name: String, feature: String, rule: String?, tags: [String], line: Int,
    steps: [Step], source: FeatureSource
  ) {
    self.id = id
    self.name = name
    self.feature = feature
    self.rule = rule
    self.tags = tags
    self.line = line
    self.steps = steps
    self.source = source
  }

  /// Whether both say the same, in the same place.
  public static func == (one: Scenario, other: Scenario) -> Bool {
    one.id == other.id && one.source == other.source && one.steps == other.steps
  }

  /// Adds what makes it this one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(source)
  }

  fileprivate func with(_ relatives: Relatives) -> Scenario {
    var scenario = self
    scenario.relatives = relatives
    return scenario
  }
}

/// What all scenarios of one test say: once, however many they are.
final class Relatives: Sendable {
  /// The texts of their steps, each once.
  let stepTexts: Set<String>

  init(stepTexts: Set<String>) { self.stepTexts = stepTexts }
}

extension [Scenario] {
  /// The same scenarios, which know of each other what steps they have.
  func related() -> [Scenario] {
    let relatives = Relatives(stepTexts: Set(flatMap { $0.steps.map(\.text) }))
    return map { $0.with(relatives) }
  }
}

extension Scenario: CustomTestStringConvertible, CustomStringConvertible {
  /// Its name.
  public var description: String { name }

  /// Its name: what a test calls the case.
  public var testDescription: String { name }
}
