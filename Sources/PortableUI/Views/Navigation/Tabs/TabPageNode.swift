import LayoutEngine

/// A view of a tab view: a page with a button.
final class TabPageNode<V: View>: ViewNode<V>, TabPage {
  private(set) lazy var pageSleep = Sleep(of: self)
  private(set) var isWaiting = true

  /// What is made when it first comes into sight.
  private var waiting: [any WaitingNode] = []
  private var inner: NodeOf<V>?
  private var button: NodeOf<TabButton>?

  /// What its button showed last, but for its words.
  private var shownButton: (state: TabButtonState, identifier: String?)?

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
    let inner = waitsWhole ? makeWaiting() : makeNode(view, at: editedApart)
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

  /// Whether nothing of it need be made to know it: there are no titles, and it is not said to have one.
  private var waitsWhole: Bool {
    let room = sequence(first: self as Node, next: \.parent).first { $0 is any TabRoom }
    return (room as? any TabRoom)?.showsTitles == false && !KnownOfPage(of: view).hasItem
  }

  private func makeWaiting() -> NodeOf<V> {
    let content = WaitingContent(view, at: editedApart)
    hold(content)
    return content
  }

  func hold(_ content: any WaitingNode) { waiting.append(content) }

  func makeContent() {
    guard isWaiting else { return }
    isWaiting = false
    for content in waiting where !content.flags.contains(.isDropped) { content.make() }
    guard !waiting.isEmpty, let box else { return }
    waiting = []
    box.gatherChildren()
    box.orderChanged()
    graph.layoutChanged(box)
  }

  func makeItem() {
    if isWaiting { (inner as? any WaitingNode)?.make() }
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
    in strip: Node?, _ state: TabButtonState, _ facts: TabFacts,
    press: @escaping @MainActor () -> Void
  ) {
    guard let strip else { return }
    // Of a thousand dots two are others than before.
    let isDot = state.marks == .page
    if isDot, button != nil, let shownButton, shownButton == (state, facts.identifier) { return }
    shownButton = (state, facts.identifier)
    let wrappers = wrappers
    let item = wrappers.lazy.compactMap { ($0 as? any TabItemSource)?.item }.first
    let badge =
      facts.badge ?? wrappers.lazy.compactMap { ($0 as? any BadgeSource)?.badge }.first
    guard isDot || item != nil && state.marks.haveTitles else {
      return hideButton()
    }
    let new = TabButton(
      label: item ?? AnyView(EmptyView()), badge: badge, identifier: facts.identifier,
      state: state, press: press)
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

  /// Whether what is in it has not been made.
  var isWaiting: Bool { get }

  /// Makes `content`, which is inside, when the rest is made.
  func hold(_ content: any WaitingNode)

  /// Makes what is in it, if that waits. It is to be awake then, so that what comes is told of that.
  func makeContent()

  /// Makes as much of it as says what its button shows.
  func makeItem()

  /// Shows its button among the others, where it has one.
  func showButton(
    in strip: Node?, _ state: TabButtonState, _ facts: TabFacts,
    press: @escaping @MainActor () -> Void)

  /// Has no button, until it is shown again.
  func hideButton()

  /// Its button, where a person could press that now.
  var buttonElement: Element? { get }

  func collectButton(into boxes: inout ContiguousArray<Box>)
}

extension Node {
  /// The pages that this node's views are, with what is said of them further out.
  func collectPages(_ facts: TabFacts = TabFacts(), into pages: inout [TabEntry]) {
    if let page = self as? any TabPage {
      return pages.append(TabEntry(page: page, facts: facts))
    }
    var facts = facts
    if let section = self as? any TabSectionSource { facts.section = section }
    if let source = self as? any BadgeSource, facts.badge == nil { facts.badge = source.badge }
    if let mark = self as? any TabMarkSource {
      if mark.isTabHidden { facts.isHidden = true }
      if facts.identifier == nil { facts.identifier = mark.tabIdentifier }
    }
    let tagging = self as? any TaggingNode
    for (index, child) in children.enumerated() {
      var facts = facts
      if let tag = tagging?.tag(ofChild: index) { facts.tag = tag }
      child.collectPages(facts, into: &pages)
    }
  }
}

/// What is said of a page of a tab view around it. What stands further out counts, but for tags.
struct TabFacts {
  /// What it stands for as a view of a `ForEach`.
  var tag: AnyHashable?
  var section: (any TabSectionSource)?
  var badge: Text?

  /// Whether nobody sees it, nor its button.
  var isHidden = false

  /// What tests call its button.
  var identifier: String?
}

/// A page of a tab view.
struct TabEntry {
  let page: any TabPage
  let facts: TabFacts

  /// What it stands for.
  @MainActor var tag: AnyHashable? { page.tagOfContent ?? facts.tag }

  /// Whether it has a place among those that are seen.
  @MainActor var isThere: Bool { !facts.isHidden && !page.flags.contains(.isDropped) }
}
