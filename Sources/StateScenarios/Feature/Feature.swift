public import Foundation

/// A feature as it is written in a `.feature` file: its scenarios in Gherkin.
///
///     @Test(arguments: try Feature(named: "Profile", in: .module).scenarios)
///     func profile(_ scenario: Scenario) async throws {
///       try await scenario.run(on: Screen(ProfileView()))
///     }
///
/// The file is a resource of the tests. Whatever is wrong in it, keywords in the wrong place say, fails the
/// test with all of its places; nothing is passed over. Keywords are English.
public struct Feature: Sendable, Hashable {
  /// What stands behind `Feature:`.
  public let name: String

  /// The lines below that, up to the first scenario, rule or background.
  public let description: String

  /// The tags above it, with their `@`. Its scenarios have them too.
  public let tags: [String]

  /// Its scenarios, in the order of the file; each with the steps of its backgrounds, and one for each row
  /// of an outline's examples.
  public let scenarios: [Scenario]

  /// The feature in the resource `name` of `bundle`, with or without the ending `.feature`.
  ///
  /// Failures name the file in the sources, where it lies beside the test that says this, or in a folder
  /// nearby; else the copy in the bundle.
  public init(
    named name: String, in bundle: Bundle, fileID: String = #fileID, filePath: String = #filePath
  ) throws {
    let copy = try FeatureFile.copy(named: name, in: bundle)
    let text = try FeatureFile.text(of: copy)
    let original = FeatureFile.original(of: copy, saying: text, near: filePath)
    try self.init(text, FeatureSource(filePath: original ?? copy.path, module: module(of: fileID)))
  }

  /// The feature in the file at `url`.
  public init(contentsOf url: URL, fileID: String = #fileID) throws {
    try self.init(
      FeatureFile.text(of: url), FeatureSource(filePath: url.path, module: module(of: fileID)))
  }

  /// The feature that `text` is; messages name `filePath`, whose first line is that of the text.
  public init(
    text: String, filePath: String = "Text.feature", fileID: String = #fileID
  ) throws(FeatureError) {
    try self.init(text, FeatureSource(filePath: filePath, module: module(of: fileID)))
  }

  private init(_ text: String, _ source: FeatureSource) throws(FeatureError) {
    let syntax = try FeatureParser.parse(text, file: source.name)
    name = syntax.header.name
    description = syntax.header.description.joined(separator: "\n")
    tags = syntax.header.tags
    scenarios = try ScenarioExpansion.scenarios(of: syntax, in: source).related()
  }
}

extension Sequence where Element == Feature {
  /// The scenarios of all of them, for one test that runs them with the same steps.
  ///
  /// A step of that test is reported as unused only where none of the features needs it.
  public var scenarios: [Scenario] { flatMap(\.scenarios).related() }
}
