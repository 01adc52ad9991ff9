/// One of the views that a container was given, which it puts where it likes.
///
/// It is a view: what is set around it holds for it, and its state begins where it is shown.
public struct Subview: Identifiable {
  /// What tells a view apart from the others of a container.
  public struct ID: Hashable, Sendable {
    let number: UInt32
  }

  /// What tells it apart, as long as it is one of the container's views.
  public let id: ID

  /// What the view tells its container.
  public let containerValues: ContainerValues

  /// The view, with the modifiers around the group that it came from.
  let content: any View

  /// In which part of a section it is, and in which section.
  let section: SectionPlace?

  /// What that section tells its container.
  let sectionValues: ContainerValues
}

extension Subview: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Subview> { SubviewNode(self, at: place) }
}

final class SubviewNode: ViewNode<Subview> {
  override func appear() { children = [make(view.content)] }

  override func viewChanged() {
    if !update(view.content) {
      dropChildren()
      appear()
      structureChanged()
    }
  }

  private func make<V: View>(_ content: V) -> Node { PortableUI.makeNode(content, at: inside) }

  private func update<V: View>(_ content: V) -> Bool {
    guard let child = children[0] as? NodeOf<V> else { return false }
    child.update(content)
    return true
  }
}

/// The views that a container was given, in their order. As a view it shows them all.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The position of the first.
  public var startIndex: Int { 0 }
  /// The position behind the last.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at these positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
}

extension SubviewsCollection: View {
  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container was given, one after the other.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  /// The position of the first.
  public let startIndex: Int
  /// The position behind the last.
  public let endIndex: Int

  /// The view at a position, which is that in the whole.
  public subscript(index: Int) -> Subview { base[index] }

  /// The views at these positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
}

extension SubviewsCollectionSlice: View {
  /// All of these views.
  public var body: some View { ForEach(Array(self)) { $0 } }
}
