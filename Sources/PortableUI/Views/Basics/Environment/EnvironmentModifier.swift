/// A view whose inside sees another environment.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { EnvironmentNode(self, at: place) }
}

final class EnvironmentNode<Content: View>: ViewNode<EnvironmentView<Content>> {
  private var innerScope: EnvironmentScope?

  override func appear() {
    innerScope = EnvironmentScope(parent: scope, changedValues())
    children = [makeNode(view.content, at: inside)]
  }

  override func viewChanged() {
    replaceValues()
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(view.content)
  }

  override func evaluate() { replaceValues() }

  private func replaceValues() {
    if innerScope?.replace(with: changedValues()) == true { graph.directionChanged() }
  }

  override var inside: Place {
    var place = super.inside
    place.scope = innerScope ?? scope
    return place
  }

  /// What is set here. It may be made of what is set above, and follows it.
  private func changedValues() -> EnvironmentValues {
    Tracking.record(self) {
      var values = EnvironmentValues(scope: scope)
      view.change(&values)
      return values
    }
  }
}

nonisolated extension View {
  /// Sets a value in the environment of this view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value in the environment of this view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Keeps controls inside from taking input. Nothing inside can take that back.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// How the lines of texts inside lie beside each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
