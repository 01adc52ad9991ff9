/// A view that stands for a value in a picker.
struct TagView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TagView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { TagNode(self, at: place) }
}

/// A view with a tag, whatever else its type is.
protocol TaggedView {
  var tag: AnyHashable { get }
}

extension TagView: TaggedView {}

final class TagNode<Content: View>: WrapperNode<TagView<Content>, Content>, TaggingNode {
  override func content() -> Content { view.content }
  func tag(ofChild index: Int) -> AnyHashable? { view.tag }

  override func appear() {
    flags.insert(.marksRows)
    super.appear()
  }

  override func viewChanged() {
    super.viewChanged()
    // A picker around this learns of other values by way of the layout.
    structureChanged()
  }
}

nonisolated extension View {
  /// The value that the view stands for in a picker, or as a row of a list.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TagView(content: self, tag: AnyHashable(tag))
  }
}

/// An option of a picker.
struct PickerOption {
  let title: String
  let tag: AnyHashable?
}

extension Node {
  /// The options that this node's views are.
  ///
  /// A view's own tag counts before that of a group around it, and any tag before the identity that
  /// a `ForEach` gives.
  func collectOptions(_ tag: AnyHashable? = nil, into options: inout [PickerOption]) {
    if box != nil { return options.append(PickerOption(title: text, tag: tag)) }
    let tagging = self as? any TaggingNode
    for (index, child) in children.enumerated() {
      child.collectOptions(tagging?.tag(ofChild: index) ?? tag, into: &options)
    }
  }
}
