/// A change to a view that can be given a name and used again.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View

  /// The view that is modified, as it stands in `body`.
  typealias Content = _ModifierContent<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as its `body` sees it.
public struct _ModifierContent<Modifier: ViewModifier> {
  let content: any View

  /// The type of `view` is the same wherever the modifier is applied in one place.
  init<Modified: View>(_ view: Modified) { content = view }
}

extension _ModifierContent: View, PrimitiveView {
  package static var isSingle: Bool { false }

  package func makeNode(at place: Place) -> NodeOf<Self> { ModifierContentNode(self, at: place) }
}

final class ModifierContentNode<Modifier: ViewModifier>: ViewNode<_ModifierContent<Modifier>> {
  override func appear() { children = [make(view.content)] }
  override func viewChanged() { renew(view.content) }

  private func make<V: View>(_ content: V) -> Node { makeNode(content, at: inside) }

  private func renew<V: View>(_ content: V) {
    unsafeDowncast(children[0], to: NodeOf<V>.self).update(content)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// `content` with `modifier` applied.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the view.
  public var body: Modifier.Body { modifier.body(content: _ModifierContent(content)) }
}

extension ModifiedContent: ViewCarrier where Content: View {
  static var carriesSections: Bool { ViewType.of(Content.self).holdsSections }
}

extension ModifiedContent: Animatable where Modifier: Animatable {
  /// The numbers of the modifier.
  public nonisolated var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A modifier that has numbers which move. Any modifier that is ``Animatable`` is one.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifiedContent: OwnerHolder {
  static var owner: Any.Type { Modifier.self }
}

nonisolated extension View {
  /// This view with `modifier` applied.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
