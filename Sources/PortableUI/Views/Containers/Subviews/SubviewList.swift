import LayoutEngine

/// Views of which nothing is shown here: each is taken down, for someone who shows it elsewhere.
struct SubviewList<Content: View>: PrimitiveView {
  let content: Content

  static var isSingle: Bool { false }

  func makeNode(at place: Place) -> NodeOf<Self> { SubviewListNode(self, at: place) }
}

/// A node that knows the views inside, whatever they are.
@MainActor
protocol SubviewSource: Node {
  /// Is told when they are others, or one of them has changed.
  var changed: (() -> Void)? { get set }

  /// The views, in their order.
  var subviews: [Subview] { get }

  /// Says that one of the views is another.
  func partChanged()
}

/// It evaluates what says which views there are, conditions and loops, and makes none of the views.
final class SubviewListNode<Content: View>:
  WrapperNode<SubviewList<Content>, Content>, PartOwner, SubviewSource
{
  var changed: (() -> Void)?

  override func content() -> Content { view.content }

  override var inside: Place {
    var place = super.inside
    place.isAmongParts = true
    place.isAmongRows = false
    return place
  }

  override func appear() {
    // Nobody lays it out. It is told when the views inside are others, or in another order.
    box = Box(.rule(RootRule()), for: self)
    super.appear()
  }

  override func viewChanged() {
    super.viewChanged()
    partChanged()
  }

  func makePart<V: View>(_ view: V, at place: Place) -> NodeOf<V> {
    let node = SubviewPart(view, at: place)
    node.source = self
    return node
  }

  func partChanged() { changed?() }

  override func collectBoxes(into boxes: inout ContiguousArray<Box>) {}

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    partChanged()
  }

  // What is not here cannot be scrolled to.
  override func find(_ id: AnyHashable) -> IdentifiedPlace? { nil }

  var subviews: [Subview] {
    var subviews: [Subview] = []
    collect(from: self, into: &subviews)
    return subviews
  }

  private func collect(from node: Node, into subviews: inout [Subview]) {
    for child in node.children {
      if let part = child as? any SubviewPartNode {
        subviews.append(part.subview(in: self))
      } else if !(child is any SubviewSource) {
        // What another container among them was given is that one's: here is what it makes of it.
        collect(from: child, into: &subviews)
      }
    }
  }
}

/// The place of one of the views. It is not made here.
final class SubviewPart<V: View>: ViewNode<V>, SubviewPartNode {
  unowned var source: (any SubviewSource)?

  override init(_ view: V, at place: Place) {
    super.init(view, at: place)
    flags.remove(.isAmongParts)
    // The state of the view belongs to where it is shown.
    flags.insert(.isRow)
  }

  override func viewChanged() { source?.partChanged() }
}

@MainActor
protocol SubviewPartNode: NodeHolding {}

extension SubviewPartNode {
  /// The view with what is around it in `list`.
  func subview(in list: Node) -> Subview {
    var content = anyView
    var outer: [any ContainerSaying] = []
    Self.sayings(of: anyView, into: &outer)
    var section: SectionPlace?
    // How much of that is said further in than around the section.
    var insideCount: Int?
    var (child, next): (Node, Node?) = (self, parent)
    while let node = next, node !== list {
      if let around = node as? any AroundNode {
        if let anyView = (node as? any NodeHolding)?.anyView as? any ContainerSaying {
          outer.append(anyView)
        }
        content = around.around(content) ?? content
      } else if let tagging = node as? any TaggingNode,
        let index = node.children.firstIndex(where: { $0 === child }),
        let tag = tagging.tag(ofChild: index)
      {
        outer.append(TagSaying(tag: tag))
      }
      if let part = node as? any SectionPartSource, section == nil {
        section = SectionPlace(part: part.part, number: node.sectionNumber)
      }
      if insideCount == nil, node.isSection { insideCount = outer.count }
      (child, next) = (node, node.parent)
    }
    return Subview(
      id: Subview.ID(number: serial), containerValues: Self.values(outer[...]), content: content,
      section: section, sectionValues: Self.values(outer[(insideCount ?? outer.count)...]))
  }

  /// What is told by all of these, those further in first.
  private static func values(_ sayings: ArraySlice<any ContainerSaying>) -> ContainerValues {
    var values = ContainerValues()
    // What is said further in is said last, and so stands; of tags the innermost comes first.
    for saying in sayings where saying.isTag { saying.say(&values) }
    for saying in sayings.reversed() where !saying.isTag { saying.say(&values) }
    return values
  }

  /// What modifiers directly around a view say, those further in first.
  private static func sayings(of view: any View, into sayings: inout [any ContainerSaying]) {
    if let part = view as? any PartOfSection { return Self.sayings(of: part.inner, into: &sayings) }
    guard let around = view as? any AroundView else { return }
    func inner<A: AroundView>(_ around: A) { Self.sayings(of: around.content, into: &sayings) }
    inner(around)
    if let saying = around as? any ContainerSaying { sayings.append(saying) }
  }
}

/// What stands around the views of one part of a section, and says nothing itself.
@MainActor
private protocol PartOfSection {
  var inner: any View { get }
}

extension PartLook: PartOfSection {
  fileprivate var inner: any View { content }
}

/// What the identity that a `ForEach` gives says.
private struct TagSaying: ContainerSaying {
  let tag: AnyHashable

  func say(_ values: inout ContainerValues) { values.add(tag: tag) }
}

extension ContainerSaying {
  fileprivate var isTag: Bool { self is TagSaying || self is any TaggedView }
}

/// Where in a section a view is.
struct SectionPlace: Equatable {
  let part: ListPart

  /// What tells the section apart.
  let number: UInt32
}

extension Node {
  /// Whether its view is a section.
  fileprivate var isSection: Bool { viewType.shortName == "Section" && !viewType.isForeign }

  /// What tells the section apart that this part belongs to.
  fileprivate var sectionNumber: UInt32 {
    var outer = parent
    while let node = outer {
      if node.isSection { return node.serial }
      outer = node.parent
    }
    return serial
  }
}
