/// Makes commands of several groups and menus, with `if` and `switch`.
@resultBuilder
public struct CommandsBuilder {
  /// A statement that is a group, a menu, or made of them.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One statement stays what it is.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several statements, one after another.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    TupleCommands(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    OptionalCommands(content: content)
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: first, second: nil)
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: nil, second: second)
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// Several commands one after another.
struct TupleCommands<each Content: Commands> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleCommands: PrimitiveCommands {
  var stand: some View { TupleView(repeat CommandsView(content: each content)) }
}

/// Commands, or none.
struct OptionalCommands<Content: Commands> {
  let content: Content?
}

extension OptionalCommands: PrimitiveCommands {
  var stand: some View { content.map { CommandsView(content: $0) } }
}

/// One of two kinds of commands, as an `if` or a `switch` makes it; either exists.
public struct _ConditionalCommands<First: Commands, Second: Commands> {
  let first: First?
  let second: Second?
}

extension _ConditionalCommands: Commands, PrimitiveCommands {
  @ViewBuilder var stand: some View {
    if let first {
      CommandsView(content: first)
    } else if let second {
      CommandsView(content: second)
    }
  }
}
