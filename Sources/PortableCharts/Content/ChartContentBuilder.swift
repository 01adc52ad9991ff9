import PortableUI

/// Makes one content of the statements in a ``Chart``: any number of marks, `if`, `switch`, `let`.
@resultBuilder
public enum ChartContentBuilder {
  /// A statement that is a mark, or some.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// One statement stays what it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several statements, or none.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentTuple<repeat each Content> {
    ChartContentTuple(content: (repeat each content))
  }

  /// The first of several statements.
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

  /// The statements so far, and one more.
  public static func buildPartialBlock<Accumulated: ChartContent, Next: ChartContent>(
    accumulated: Accumulated, next: Next
  ) -> ChartContentTuple<Accumulated, Next> {
    ChartContentTuple(content: (accumulated, next))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(way: .first(first))
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(way: .second(second))
  }

  /// The content of an `if #available`, whose types may be unknown outside.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several contents, one in front of the other.
public struct ChartContentTuple<each Content: ChartContent> {
  let content: (repeat each Content)
}

extension ChartContentTuple: ChartContent, PrimitiveChartContent {
  /// They draw themselves.
  public typealias Body = Never

  func addMarks(to marks: inout [Mark]) {
    for part in repeat each content { part.gather(into: &marks) }
  }
}

/// Content that may be missing, as an `if` without `else` makes it.
extension Optional: ChartContent where Wrapped: ChartContent {
  /// It draws itself.
  public typealias Body = Never
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  func addMarks(to marks: inout [Mark]) { self?.gather(into: &marks) }
}
