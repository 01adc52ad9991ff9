/// A key of a value that a view tells the container around it, and what it is where a view tells nothing.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was told.
  static var defaultValue: Value { get }
}

/// What a view tells the container that it stands in, as ``Subview/containerValues`` has it.
///
/// Add one of your own:
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
///
/// A view tells it by `containerValue(\.isPinned, true)`. Unlike a preference it goes no further than to the
/// container that shows the view, and unlike the environment nothing inside of the view sees it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value for `key`.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, where it has one of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Whether views with either have the same tags.
  func hasSameTags(as other: ContainerValues) -> Bool { tags == other.tags }

  /// Takes what a view further out says; what one further in has said stands.
  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// A view that tells the container around it something.
@MainActor
protocol ContainerSaying {
  /// Says it, over what a view further out has said.
  func say(_ values: inout ContainerValues)
}

extension TagView: ContainerSaying {
  func say(_ values: inout ContainerValues) { values.add(tag: tag) }
}

/// A view that tells the container around it a value.
struct ContainerValueView<Content: View> {
  let content: Content
  let change: (inout ContainerValues) -> Void
}

extension ContainerValueView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ContainerValueNode(self, at: place) }
}

final class ContainerValueNode<Content: View>: WrapperNode<ContainerValueView<Content>, Content> {
  override func content() -> Content { view.content }
}

extension ContainerValueView: ContainerSaying, AroundView {
  func say(_ values: inout ContainerValues) { change(&values) }

  func around<Other: View>(_ other: Other) -> any View {
    ContainerValueView<Other>(content: other, change: change)
  }
}

nonisolated extension View {
  /// Tells the container around the view a value.
  ///
  /// Say it of the view that is put into the container: what is said in the body of a view is not heard, as
  /// that is made once the container shows it.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}
