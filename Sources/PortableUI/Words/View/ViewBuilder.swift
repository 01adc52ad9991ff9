/// Makes one view of the statements of a `body`: any number of views, `if`, `switch`, `let`.
@resultBuilder
public struct ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One statement stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
