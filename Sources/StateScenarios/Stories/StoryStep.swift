/// A step of a ``Story``.
@MainActor
public struct StoryStep {
  let runnable: RunnableStep

  init(_ keyword: String, _ text: String, at place: Place) {
    runnable = RunnableStep(keyword: keyword, text: text, place: place)
  }

  /// A step whose meaning stands with it.
  init(_ definition: StepDefinition) {
    var runnable = RunnableStep(
      keyword: definition.keyword, text: definition.pattern.text, place: definition.place)
    runnable.definition = definition
    self.runnable = runnable
  }
}

/// Collects the steps of a story: words that mean something already, and words with a closure.
@MainActor @resultBuilder
public enum StoryBuilder {
  /// Words that mean something already.
  public static func buildExpression(_ step: StoryStep) -> [StoryStep] { [step] }

  /// Words, and what they mean.
  public static func buildExpression(_ definition: StepDefinition) -> [StoryStep] {
    [StoryStep(definition)]
  }

  /// Steps from elsewhere: what several stories begin with, say.
  public static func buildExpression(_ steps: [StoryStep]) -> [StoryStep] { steps }

  /// All of them, one after another.
  public static func buildBlock(_ steps: [StoryStep]...) -> [StoryStep] { steps.flatMap { $0 } }

  /// Those of an `if`.
  public static func buildOptional(_ steps: [StoryStep]?) -> [StoryStep] { steps ?? [] }

  /// Those of the first branch.
  public static func buildEither(first steps: [StoryStep]) -> [StoryStep] { steps }

  /// Those of the second branch.
  public static func buildEither(second steps: [StoryStep]) -> [StoryStep] { steps }

  /// Those of a loop.
  public static func buildArray(_ steps: [[StoryStep]]) -> [StoryStep] { steps.flatMap { $0 } }
}
