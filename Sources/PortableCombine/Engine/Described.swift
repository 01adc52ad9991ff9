/// Says what it is to a person with a debugger: the operator's name, and what it holds.
@usableFromInline
protocol Described: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The operator's name.
  var debugName: String { get }

  /// What a debugger shows below the name.
  var debugChildren: [Mirror.Child] { get }
}

extension Described {
  @usableFromInline var debugChildren: [Mirror.Child] { [] }

  /// The operator's name.
  public var description: String { debugName }

  /// The operator's parts.
  public var customMirror: Mirror { Mirror(self, children: debugChildren) }

  /// What a playground shows: the name.
  public var playgroundDescription: Any { debugName }
}
