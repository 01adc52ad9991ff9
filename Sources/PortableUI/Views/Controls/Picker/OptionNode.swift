/// The options of a picker, each with what shows whether it is chosen.
struct PickerOptionViews<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content

  /// Whether nothing is chosen, as where several values differ.
  var isMixed = false

  /// What comes after a choice.
  var chosen: @MainActor () -> Void = {}

  static var isSingle: Bool { false }

  func makeNode(at place: Place) -> NodeOf<Self> { PickerOptionsNode(self, at: place) }
}

/// Who knows which option is chosen.
@MainActor
protocol OptionOwner: Node {
  /// Whether the first of `tags` that can be chosen at all is chosen.
  func isChosen(_ tags: [AnyHashable]) -> Bool

  /// Chooses the first of `tags` that can be.
  func choose(_ tags: [AnyHashable])
}

final class PickerOptionsNode<SelectionValue: Hashable, Content: View>:
  WrapperNode<PickerOptionViews<SelectionValue, Content>, Content>, PartOwner, OptionOwner
{
  override func content() -> Content { view.content }

  override var inside: Place {
    var place = super.inside
    place.isAmongParts = true
    return place
  }

  func makePart<V: View>(_ view: V, at place: Place) -> NodeOf<V> {
    let node = OptionNode(view, at: place)
    node.owner = self
    return node
  }

  override func viewChanged() {
    super.viewChanged()
    // The selection may be another one, of which the options have read nothing.
    invalidateOptions(in: self)
  }

  private func invalidateOptions(in node: Node) {
    for child in node.children {
      if child is any ShownOption { child.invalidate() } else { invalidateOptions(in: child) }
    }
  }

  func isChosen(_ tags: [AnyHashable]) -> Bool {
    guard !view.isMixed, let value = value(of: tags) else { return false }
    return value == view.selection.wrappedValue
  }

  func choose(_ tags: [AnyHashable]) {
    guard let value = value(of: tags) else { return }
    view.selection.wrappedValue = value
    view.chosen()
  }

  private func value(of tags: [AnyHashable]) -> SelectionValue? {
    tags.lazy.compactMap { $0.base as? SelectionValue }.first
  }
}

/// The node of an option, whatever its view is.
@MainActor
protocol ShownOption: Node {}

/// An option among others: its view, with what shows whether it is chosen.
final class OptionNode<V: View>: ViewNode<V>, ShownOption {
  unowned var owner: (any OptionOwner)?
  private var shown: NodeOf<OptionView<V>>?

  override init(_ view: V, at place: Place) {
    super.init(view, at: place)
    flags.remove(.isAmongParts)
    // The state of the view belongs to the node inside, which stands for it too.
    flags.insert(.isRow)
  }

  override func appear() {
    let shown = makeNode(option(isChosen: false), at: inside)
    self.shown = shown
    children = [shown]
    // What it stands for is known once those beside it are there.
    invalidate()
  }

  override func viewChanged() { evaluate() }

  override func evaluate() {
    flags.remove(.isDirty)
    let tags = tags
    let isChosen = Tracking.record(self) { owner?.isChosen(tags) ?? false }
    shown?.update(option(isChosen: isChosen))
  }

  private func option(isChosen: Bool) -> OptionView<V> {
    OptionView(content: view, isChosen: isChosen) { [weak self] in
      if let self { owner?.choose(tags) }
    }
  }

  /// The values that it may stand for, the innermost first.
  private var tags: [AnyHashable] {
    var tags = content.flatMap(\.tagOfContent).map { [$0] } ?? []
    var (child, outer): (Node, Node?) = (self, parent)
    while let node = outer, node !== owner {
      if let tagging = node as? any TaggingNode,
        let index = node.children.firstIndex(where: { $0 === child }),
        let tag = tagging.tag(ofChild: index)
      {
        tags.append(tag)
      }
      (child, outer) = (node, node.parent)
    }
    return tags
  }

  /// Where the view itself is.
  private var content: Node? {
    var inner = ContiguousArray(children)
    while let node = inner.popLast() {
      if node is NodeOf<OptionContent<V>> { return node }
      inner.append(contentsOf: node.children)
    }
    return nil
  }
}

/// The view of an option, which is found in what shows whether it is chosen.
struct OptionContent<Content: View>: PrimitiveView {
  let content: Content

  static var isSingle: Bool { ViewType.of(Content.self).isSingle }

  func makeNode(at place: Place) -> NodeOf<Self> { OptionContentNode(self, at: place) }
}

final class OptionContentNode<Content: View>: WrapperNode<OptionContent<Content>, Content> {
  override func content() -> Content { view.content }
}
