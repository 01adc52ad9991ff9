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

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalChartContent<First, Second> {
    ConditionalChartContent(way: .first(first))
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalChartContent<First, Second> {
    ConditionalChartContent(way: .second(second))
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

/// One of two contents, as an `if` or a `switch` makes it.
public struct ConditionalChartContent<First: ChartContent, Second: ChartContent> {
  enum Way {
    case first(First)
    case second(Second)
  }

  let way: Way
}

extension ConditionalChartContent: ChartContent, PrimitiveChartContent {
  /// It draws itself.
  public typealias Body = Never

  func addMarks(to marks: inout [Mark]) {
    switch way {
    case .first(let content): content.gather(into: &marks)
    case .second(let content): content.gather(into: &marks)
    }
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

/// Content whose type is forgotten.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Forgets the type of `content`.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
}

extension AnyChartContent: ChartContent, PrimitiveChartContent {
  /// It draws itself.
  public typealias Body = Never

  func addMarks(to marks: inout [Mark]) { content.gather(into: &marks) }
}

/// Contents as one, to say something of all of them.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// The marks of `content`.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent, PrimitiveChartContent {
  /// It draws itself.
  public typealias Body = Never

  func addMarks(to marks: inout [Mark]) { content.gather(into: &marks) }
}
