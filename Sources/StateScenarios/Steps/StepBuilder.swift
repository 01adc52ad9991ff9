/// Collects what steps mean to a test.
///
/// Definitions written in place must each be of use to one scenario at least; an array of them, which
/// several tests share, may hold others too.
@MainActor @resultBuilder
public enum StepBuilder {
  /// A definition written in place.
  public static func buildExpression(_ definition: StepDefinition) -> [StepDefinition] {
    [definition]
  }

  /// Definitions from elsewhere.
  public static func buildExpression(_ definitions: [StepDefinition]) -> [StepDefinition] {
    definitions.map { definition in
      var shared = definition
      shared.isOwn = false
      return shared
    }
  }

  /// All of them, one after another.
  public static func buildBlock(_ definitions: [StepDefinition]...) -> [StepDefinition] {
    definitions.flatMap { $0 }
  }

  /// Those of an `if`.
  public static func buildOptional(_ definitions: [StepDefinition]?) -> [StepDefinition] {
    definitions ?? []
  }

  /// Those of the first branch.
  public static func buildEither(first definitions: [StepDefinition]) -> [StepDefinition] {
    definitions
  }

  /// Those of the second branch.
  public static func buildEither(second definitions: [StepDefinition]) -> [StepDefinition] {
    definitions
  }

  /// Those of a loop.
  public static func buildArray(_ definitions: [[StepDefinition]]) -> [StepDefinition] {
    definitions.flatMap { $0 }
  }
}
