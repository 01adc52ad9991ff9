// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Gherkin, and of every library that reads it.

// The same words without a closure: a step of a story that means something already.

/// A step of a story, about what is so before anything is done, in words that mean something without a closure.
@MainActor
public func Given(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> StoryStep {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StoryStep("Given", text, at: place)
}

/// A step of a story, about what is done, in words that mean something without a closure.
@MainActor
public func When(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> StoryStep {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StoryStep("When", text, at: place)
}

/// A step of a story, about what is so afterwards, in words that mean something without a closure.
@MainActor
public func Then(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> StoryStep {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StoryStep("Then", text, at: place)
}

/// A step of a story, about what is so, or done, besides, in words that mean something without a closure.
@MainActor
public func And(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> StoryStep {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StoryStep("And", text, at: place)
}

/// A step of a story, about what is so, or done, all the same, in words that mean something without a closure.
@MainActor
public func But(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> StoryStep {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StoryStep("But", text, at: place)
}
