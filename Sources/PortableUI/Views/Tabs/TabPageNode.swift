import LayoutEngine

/// A view of a tab view: a page with a button.
final class TabPageNode<V: View>: ViewNode<V>, TabPage {
  private(set) lazy var pageSleep = Sleep(of: self)
  private var inner: NodeOf<V>?
  private var button: NodeOf<TabButton>?

  override init(_ view: V, at place: Place) {
    super.init(view, at: place)
    flags.remove(.isAmongParts)
    // The state of the view belongs to the node inside, which stands for it too.
    flags.insert(.isRow)
  }

  override var ownSleep: Sleep? { pageSleep }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    self.box = box
    let inner = makeNode(view, at: editedApart)
    self.inner = inner
    children = [inner]
    box.gatherChildren()
  }

  private var editedApart: Place {
    var values = EnvironmentValues(scope: scope)
    values.beginEditModeUnlessGiven()
    var place = inside
    place.scope = EnvironmentScope(parent: scope, values)
    return place
  }

  override func viewChanged() {
    inner?.update(view)
  }

  override func disappear() {
    pageSleep.close()
    button?.drop()
  }

  // What is out of sight has nothing to say of the bar, nor of anything else around.
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    pageSleep.isAsleep ? nil : super.preference(key)
  }

  // One that sleeps by itself goes on sleeping.
  override func sightChanged(_ isInSight: Bool) {
    if !pageSleep.isAsleep { super.sightChanged(isInSight) }
  }

  var role: TabRole? { wrappers.lazy.compactMap { ($0 as? any TabItemSource)?.role }.first }

  var isTabEnabled: Bool {
    wrappers.lazy.compactMap { ($0 as? any TabItemSource)?.isTabEnabled }.first ?? true
  }

  func showButton(
    in strip: Node?, _ state: TabButtonState, press: @escaping @MainActor () -> Void
  ) {
    guard let strip else { return }
    let wrappers = wrappers
    let item = wrappers.lazy.compactMap { ($0 as? any TabItemSource)?.item }.first
    let badge = wrappers.lazy.compactMap { ($0 as? any BadgeSource)?.badge }.first
    guard state.marks == .page || item != nil && state.marks.haveTitles else {
      return hideButton()
    }
    let new = TabButton(
      label: item ?? AnyView(EmptyView()), badge: badge, state: state, press: press)
    if let button { return button.update(new) }
    button = makeNode(
      new, at: Place(parent: strip, graph: graph, scope: strip.scope, container: strip.box))
  }

  func hideButton() {
    button?.drop()
    button = nil
  }

  var buttonElement: Element? { button?.firstForKeyboard }

  func collectButton(into boxes: inout ContiguousArray<Box>) {
    button?.collectBoxes(into: &boxes)
  }
}

/// A page of a tab view, whatever is in it.
@MainActor
protocol TabPage: Page {
  /// What it is for.
  var role: TabRole? { get }

  /// Whether a person may choose it.
  var isTabEnabled: Bool { get }

  /// Shows its button among the others, where it has one.
  func showButton(
    in strip: Node?, _ state: TabButtonState, press: @escaping @MainActor () -> Void)

  /// Has no button, until it is shown again.
  func hideButton()

  /// Its button, where a person could press that now.
  var buttonElement: Element? { get }

  func collectButton(into boxes: inout ContiguousArray<Box>)
}

extension Node {
  /// The pages that this node's views are, with the section that they are in.
  func collectPages(
    _ tag: AnyHashable? = nil, in section: (any TabSectionSource)? = nil,
    into pages: inout [TabEntry]
  ) {
    if let page = self as? any TabPage {
      return pages.append(TabEntry(page: page, tag: tag, section: section))
    }
    let tagging = self as? any TaggingNode
    let section = self as? any TabSectionSource ?? section
    for (index, child) in children.enumerated() {
      child.collectPages(tagging?.tag(ofChild: index) ?? tag, in: section, into: &pages)
    }
  }
}

/// A page of a tab view.
struct TabEntry {
  let page: any TabPage

  /// What it stands for as a view of a `ForEach`.
  let tag: AnyHashable?
  let section: (any TabSectionSource)?
}
