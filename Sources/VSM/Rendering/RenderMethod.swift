import Threads

/// How an object renders a state. It is called on main.
enum RenderMethod<State> {
  /// It looks at its state itself, once that has changed.
  case afterChange((AnyObject) -> Void)

  /// It is told of the new state, before that is its state.
  case beforeChange((AnyObject, State) -> Void)

  static func after<Parent: AnyObject>(_ render: @escaping (Parent) -> Void) -> Self {
    .afterChange { render(checked($0)) }
  }

  static func before<Parent: AnyObject>(
    _ render: @escaping (Parent, State) -> Void
  ) -> Self {
    .beforeChange { render(checked($0), $1) }
  }

  private static func checked<Parent: AnyObject>(_ object: AnyObject) -> Parent {
    if let parent = object as? Parent { return parent }
    stop(
      "A state was given the render method of another class.",
      facts: ["state": State.self, "method of": Parent.self, "property of": type(of: object)],
      fix: "Pass a method of the class that has the property: render: Self.render.")
  }
}
