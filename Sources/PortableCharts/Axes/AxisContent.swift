import PortableUI
import Threads

/// What is marked at an axis: one or several ``AxisMarks``.
@preconcurrency @MainActor
public protocol AxisContent {
  /// What it is made of.
  associatedtype Body: AxisContent

  /// The marks that it is made of.
  @AxisContentBuilder var body: Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// Marks that draw themselves are made of no others; asking for them stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside chartXAxis or chartYAxis; it draws itself.")
  }
}

/// Content that other content is made of.
@MainActor
protocol PrimitiveAxisContent: AxisContent where Body == Never {
  func addPlans(to plans: inout [AxisMarksPlan])
}

extension AxisContent {
  /// Adds what it marks in the end.
  func gather(into plans: inout [AxisMarksPlan]) {
    if let primitive = self as? any PrimitiveAxisContent {
      primitive.addPlans(to: &plans)
    } else {
      body.gather(into: &plans)
    }
  }
}

/// Makes one content of the statements in `chartXAxis`.
@resultBuilder
public enum AxisContentBuilder {
  /// A statement that is content.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// One statement stays what it is.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Several statements, or none.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisContentTuple<repeat each Content> {
    AxisContentTuple(content: (repeat each content))
  }

  /// The first of several statements.
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }

  /// The statements so far, and one more.
  public static func buildPartialBlock<Accumulated: AxisContent, Next: AxisContent>(
    accumulated: Accumulated, next: Next
  ) -> AxisContentTuple<Accumulated, Next> {
    AxisContentTuple(content: (accumulated, next))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(way: .first(first))
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(way: .second(second))
  }

  /// What stands in an `if #available`, whose types may be unknown outside.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Several contents of an axis.
public struct AxisContentTuple<each Content: AxisContent> {
  let content: (repeat each Content)
}

extension AxisContentTuple: AxisContent, PrimitiveAxisContent {
  /// They draw themselves.
  public typealias Body = Never

  func addPlans(to plans: inout [AxisMarksPlan]) {
    for part in repeat each content { part.gather(into: &plans) }
  }
}

/// Content that may be missing, as an `if` without `else` makes it.
extension Optional: AxisContent where Wrapped: AxisContent {
  /// It draws itself.
  public typealias Body = Never
}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  func addPlans(to plans: inout [AxisMarksPlan]) { self?.gather(into: &plans) }
}
