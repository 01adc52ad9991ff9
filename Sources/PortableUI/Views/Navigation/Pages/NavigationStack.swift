import LayoutEngine

/// Pages of which the last one is seen, under a bar that says what it is called.
///
/// It takes all the room there is. The first page is always there; a ``NavigationLink``, a path or
/// `navigationDestination` puts others over it. A page with another one over it keeps its state and
/// waits. Going back is a button in the bar, Escape, or Alt with the left arrow.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: PathSource?

  /// Pages over the one that `root` builds.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Pages for the values in `path`, over the one that `root` builds. Going back takes values away.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathSource(path)
  }

  /// Pages for the values in `path`, over the one that `root` builds. Going back takes values away.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathSource(path)
  }
}

extension NavigationStack: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { NavigationNode(self, at: place) }
}

/// The node of a stack: its first page, and those over it.
final class NavigationNode<Data, Root: View>: ViewNode<NavigationStack<Data, Root>>, NavigationRoom
{
  private lazy var pages = NavigationPages(of: self)
  var ownPages: NavigationPages? { pages }
  private var root: NodeOf<PageView<Root>>?

  /// What the pages see of the environment.
  private lazy var innerScope: EnvironmentScope = {
    var values = EnvironmentValues(scope: scope)
    values[NavigationKey.self] = pages
    return EnvironmentScope(parent: scope, values)
  }()

  var pathSource: PathSource? { view.path }
  var firstPage: (any Page)? { root as? any Page }

  override var inside: Place {
    Place(parent: self, graph: graph, scope: innerScope, container: box ?? container)
  }

  override func appear() {
    let box = Box(.rule(PagesRule()), for: self)
    self.box = box
    let root = makeNode(PageView(content: view.root), at: inside)
    self.root = root
    children = [root]
    markPreferences()
    graph.keyboard.add(pages)
    pages.follow()
    box.gatherChildren()
  }

  override func viewChanged() {
    root?.update(PageView(content: view.root))
    pages.follow()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    pages.follow()
  }

  override func disappear() { pages.close() }

  func end(_ presentation: Presentation) { pages.end(presentation) }

  func show(_ pages: ContiguousArray<any Page>) {
    let nodes = ContiguousArray([root].compactMap { $0 as Node? }) + pages.map { $0 as Node }
    guard !nodes.elementsEqual(children, by: ===) else { return }
    children = nodes
    structureChanged()
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == BarPartsKey.self else { return super.preference(key) }
    let parts = super.preference(BarPartsKey.self) ?? BarParts()
    return pages.completed(parts) as? Asked.Value
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    pages.sightChanged(isInSight)
  }
}

/// Pages lie one over another in the same room, and only the last one is laid out.
struct PagesRule: LayoutRule, Hashable {
  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return proposal.replacingUnspecified(by: .zero) }
    return children.measure(children.count - 1, for: proposal)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    place(
      children.count - 1, Placement(origin: Point(x: 0, y: 0), size: size, proposal: proposal))
  }

  func spacing(of children: some LayoutChildren) -> Spacing {
    children.count > 0 ? children.spacing(of: children.count - 1) : .standard
  }
}
