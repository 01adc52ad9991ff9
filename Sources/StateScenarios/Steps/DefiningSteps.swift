// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Gherkin, and of every library that reads it.

// Many doors to one engine: the word is for people, and what it returns knows the rest.

/// Says what is done for steps about what is so before anything is done.
///
///     Given("the server knows {string}") { name in api.name = name }
///
/// The pattern holds words and placeholders: `{string}` for a quotation, `{word}`, `{int}`, `{number}` and
/// `{duration}`. The closure takes one value for each, from left to right; behind them it may take a
/// ``DataTable``, a ``DocString``, and the `Screen` that the scenario runs on. It fails by an expectation
/// of its own, or by throwing.
@MainActor
public func Given<each Value: StepParameter>(
  _ pattern: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ body: @escaping @MainActor (repeat each Value) async throws -> Void
) -> StepDefinition {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StepDefinition("Given", pattern, at: place, body)
}

/// Says what is done for steps about what is done.
///
///     When("the server is down for {duration}") { duration in api.pause = duration }
///
/// Patterns and closures are those of ``Given(_:fileID:filePath:line:column:_:)``.
@MainActor
public func When<each Value: StepParameter>(
  _ pattern: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ body: @escaping @MainActor (repeat each Value) async throws -> Void
) -> StepDefinition {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StepDefinition("When", pattern, at: place, body)
}

/// Says what is done for steps about what is so afterwards.
///
///     Then("the server was asked {int} times") { count in #expect(api.count == count) }
///
/// Patterns and closures are those of ``Given(_:fileID:filePath:line:column:_:)``.
@MainActor
public func Then<each Value: StepParameter>(
  _ pattern: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ body: @escaping @MainActor (repeat each Value) async throws -> Void
) -> StepDefinition {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StepDefinition("Then", pattern, at: place, body)
}

/// Says what is done for steps about what is so, or done, besides.
///
/// Patterns and closures are those of ``Given(_:fileID:filePath:line:column:_:)``.
@MainActor
public func And<each Value: StepParameter>(
  _ pattern: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ body: @escaping @MainActor (repeat each Value) async throws -> Void
) -> StepDefinition {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StepDefinition("And", pattern, at: place, body)
}

/// Says what is done for steps about what is so, or done, all the same.
///
/// Patterns and closures are those of ``Given(_:fileID:filePath:line:column:_:)``.
@MainActor
public func But<each Value: StepParameter>(
  _ pattern: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ body: @escaping @MainActor (repeat each Value) async throws -> Void
) -> StepDefinition {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  return StepDefinition("But", pattern, at: place, body)
}
