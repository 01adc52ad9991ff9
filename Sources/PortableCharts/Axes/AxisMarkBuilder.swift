/// Makes one mark of the statements in ``AxisMarks``.
@resultBuilder
public enum AxisMarkBuilder {
  /// A statement that is a mark.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// One statement stays what it is.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Several statements, or none.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AxisMarkTuple<repeat each Content> {
    AxisMarkTuple(content: (repeat each content))
  }

  /// The first of several statements.
  public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content { first }

  /// The statements so far, and one more.
  public static func buildPartialBlock<Accumulated: AxisMark, Next: AxisMark>(
    accumulated: Accumulated, next: Next
  ) -> AxisMarkTuple<Accumulated, Next> {
    AxisMarkTuple(content: (accumulated, next))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(way: .first(first))
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(way: .second(second))
  }

  /// What stands in an `if #available`, whose types may be unknown outside.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark
  {
    AnyAxisMark(content)
  }
}

/// Several marks at a value.
public struct AxisMarkTuple<each Content: AxisMark> {
  let content: (repeat each Content)
}

extension AxisMarkTuple: AxisMark, PrimitiveAxisMark {
  /// They draw themselves.
  public typealias Body = Never

  func addParts(to parts: inout [AxisPart]) {
    for part in repeat each content { part.gather(into: &parts) }
  }
}

/// A mark that may be missing, as an `if` without `else` makes it.
extension Optional: AxisMark where Wrapped: AxisMark {
  /// It draws itself.
  public typealias Body = Never
}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  func addParts(to parts: inout [AxisPart]) { self?.gather(into: &parts) }
}
