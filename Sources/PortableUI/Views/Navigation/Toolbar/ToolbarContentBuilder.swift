/// Makes one content of a bar of several items, with `if` and `switch`.
@resultBuilder
public struct ToolbarContentBuilder {
  /// A statement that is an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One statement stays what it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several statements, one after another.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    TupleToolbarContent(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    OptionalToolbarContent(content: content)
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(first: first, second: nil)
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(first: nil, second: second)
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several contents one after another.
struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  var stand: some View { TupleView(repeat ToolbarContentView(content: each content)) }
}

/// Content, or none.
struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  var stand: some View { content.map { ToolbarContentView(content: $0) } }
}

/// One of two contents, as an `if` or a `switch` makes it; either exists.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension _ConditionalToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  @ViewBuilder var stand: some View {
    if let first {
      ToolbarContentView(content: first)
    } else if let second {
      ToolbarContentView(content: second)
    }
  }
}
