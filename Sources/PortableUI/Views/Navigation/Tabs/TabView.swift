import LayoutEngine

/// Pages beside one another, of which one is seen, and a row of buttons to choose which.
///
/// Each ``Tab`` of the content is a page. Where the content is views instead, each of them is one; `tabItem`
/// says what its button shows, and its `tag`, or its identity in a `ForEach`, is the value that it stands
/// for. A page is made when it is first seen, and keeps its state from then on. The buttons are above the
/// pages, and in a narrow room beneath; `tabViewStyle` may say otherwise. Control with Page Down goes
/// to the next page, and with Page Up to the one before.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var hidesBar = false

  /// Pages of which the one is seen that stands for `selection`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which a person chooses one; the first is seen first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Tabs of which the one is seen whose value `selection` is.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs> {
    self.selection = selection
    self.content = TabContentBuilder.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs of which a person chooses one; the first is seen first.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Content == TabContentBuilder<Never>.Content<Tabs> {
    selection = nil
    self.content = TabContentBuilder.Content(tabs: content())
  }
}

extension TabView: View {
  /// The pages, and the row of buttons as long as the page that is seen does not hide it.
  public var body: some View {
    TabPages(selection: selection, content: content, hidesBar: hidesBar)
      .onPreferenceChange(TabBarHiddenKey.self) { hidesBar = $0 }
  }
}

/// The pages of a tab view, with their buttons.
struct TabPages<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content
  let hidesBar: Bool

  func makeNode(at place: Place) -> NodeOf<Self> { TabNode(self, at: place) }
}

/// The node of pages beside one another.
final class TabNode<SelectionValue: Hashable, Content: View>:
  ViewNode<TabPages<SelectionValue, Content>>, TabRoom, PartOwner
{
  /// The pages in their order, and what each stands for.
  private(set) var pages: [TabEntry] = []

  /// The page that a person has chosen, where no binding says so.
  private weak var chosen: (any TabPage)?
  private(set) weak var shown: (any TabPage)?
  private var content: NodeOf<Content>?
  private var bar: NodeOf<TabBarView>?
  weak var strip: Node?

  /// The page whose button is to be seen in a column that is scrolled.
  weak var pageToReveal: (any TabPage)?

  /// What the keyboard is to move to once the page is seen that a key went to.
  var keyboardWish: KeyboardWish?

  /// The way to another page that a person is on.
  var swipe: TabSwipe?

  /// The line beside a column of buttons.
  private var line: NodeOf<Color>?
  private(set) var marks = TabMarks.items

  /// The sections whose titles were shown last, where there is room for titles.
  private var headed: [any TabSectionSource] = []
  private var hasIndexBackground = false
  private var hasDotAlone = false
  private var wanted: SelectionValue?

  override var inside: Place {
    var place = super.inside
    place.isAmongParts = true
    return place
  }

  func makePart<V: View>(_ view: V, at place: Place) -> NodeOf<V> { TabPageNode(view, at: place) }

  override func appear() {
    read()
    let box = Box(.rule(TabsRule()), for: self)
    // A page that comes in is not seen beside them.
    if !marks.haveTitles { box.element = Element(.layer(LayerContent(clip: .rectangle)), of: self) }
    self.box = box
    let bar = makeNode(TabBarView(scrolls: marks == .sidebar), at: super.inside)
    self.bar = bar
    let content = makeNode(view.content, at: inside)
    self.content = content
    children = [content, bar]
    makeLine()
    box.gatherChildren()
    box.orderChanged()
    listenForKeys()
  }

  override func disappear() { stopListeningForKeys() }

  override func viewChanged() {
    content?.update(view.content)
    evaluate()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    read()
    renewBar()
    if makeLine() { structureChanged() }
    // Where pages come or go, it is seen which one is meant once they are known.
    if box?.flags.contains(.needsChildren) == true { return }
    makeWhatIsAskedFor()
    show()
  }

  /// Has the buttons come into a column that is moved, or out of it, where another style wants that.
  private func renewBar() {
    let new = TabBarView(scrolls: marks == .sidebar)
    guard let bar = bar as? TabBarNode, bar.view.scrolls != new.scrolls else { return }
    // They stand in what goes now.
    for entry in pages where !entry.page.flags.contains(.isDropped) {
      entry.page.hideButton()
      entry.facts.section?.showHeading(in: nil)
    }
    bar.update(new)
  }

  /// Makes the line beside a column of buttons where one is wanted. Returns whether it was missing.
  @discardableResult
  private func makeLine() -> Bool {
    guard marks == .sidebar, line == nil else { return false }
    let line = makeNode(Color.primary.opacity(0.15), at: super.inside)
    self.line = line
    children.append(line)
    return true
  }

  /// Reads what the environment and the selection say.
  private func read() {
    Tracking.record(self) {
      let values = EnvironmentValues(scope: scope)
      marks = values[TabStyleKey.self]
      hasIndexBackground = values[IndexBackgroundKey.self]
      hasDotAlone = values[DotAloneKey.self]
      wanted = view.selection?.wrappedValue
    }
  }

  // The pages come first, in their order, and the row of buttons last.
  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    pages = []
    children[0].collectPages(into: &pages)
    makeWhatIsAskedFor()
    // The button of a search stands last.
    pages = pages.filter { $0.page.role != .search } + pages.filter { $0.page.role == .search }
    boxes.append(contentsOf: pages.compactMap(\.page.box))
    if let bar = bar?.box { boxes.append(bar) }
    if let line = line?.box { boxes.append(line) }
    show()
  }

  /// Has so much of pages that wait be made as is needed to know their buttons, and what they stand for.
  private func makeWhatIsAskedFor() {
    for entry in pages where entry.page.isWaiting && !entry.page.flags.contains(.isDropped) {
      if showsTitles { entry.page.makeItem() }
      // It may be said further in.
      if view.selection != nil, entry.tag == nil { entry.page.makeContent() }
    }
    guard view.selection != nil, !pages.contains(where: isMeant) else { return }
    // An element of a `ForEach` may stand for something else, which is said further in.
    for entry in pages where entry.page.isWaiting && !(entry.tag?.base is SelectionValue) {
      if !entry.page.flags.contains(.isDropped) { entry.page.makeContent() }
      if isMeant(entry) { return }
    }
  }

  /// Has the page be seen that is meant, and all others sleep.
  func show() {
    let index =
      pages.firstIndex { !$0.facts.isHidden && isMeant($0) }
      ?? pages.firstIndex { !$0.facts.isHidden } ?? pages.count
    let new = pages.indices.contains(index) ? pages[index].page : nil
    let buttonMarks = buttonMarks
    var number = 0
    for entry in pages where !entry.page.flags.contains(.isDropped) {
      let page = entry.page
      if entry.facts.isHidden {
        page.hideButton()
      } else {
        number += 1
        let state = TabButtonState(
          isSelected: page === new, isEnabled: page.isTabEnabled, marks: buttonMarks, number: number
        )
        page.showButton(in: strip, state, entry.facts) { [weak self, weak page] in
          if let page { self?.choose(page) }
        }
      }
      if page !== new, swipe?.needs(page) != true { page.pageSleep.begin() }
    }
    showHeadings()
    if let bar = bar as? TabBarNode {
      if view.hidesBar { bar.sleepWhileHidden.begin() } else { bar.sleepWhileHidden.end() }
    }
    arrange(index)
    strip?.box.map { graph.layoutStructureChanged($0) }
    guard let new else {
      shown = nil
      return
    }
    guard new !== shown, !new.flags.contains(.isDropped) else { return }
    (shown, pageToReveal) = (new, new)
    new.pageSleep.end()
    new.makeContent()
    layoutRoot.bars.knownTop?.partsChanged()
    graph.preferencesChanged()
  }

  /// Shows the titles of the sections of which a page has a button, and those of no others.
  private func showHeadings() {
    var sections: [any TabSectionSource] = []
    for section in pages.lazy.filter(\.isThere).compactMap(\.facts.section)
    where !sections.contains(where: { $0 === section }) {
      sections.append(section)
    }
    for section in headed where !section.flags.contains(.isDropped) {
      if !sections.contains(where: { $0 === section }) { section.showHeading(in: nil) }
    }
    for section in sections { section.showHeading(in: marks == .sidebar ? strip : nil) }
    headed = sections
  }

  /// Puts the page there in its place, with what is seen of another one beside it.
  private func arrange(_ index: Int) {
    guard let box else { return }
    let page = pages.indices.contains(index) ? pages[index].page : nil
    let rule = TabsRule(
      shown: index, hasLine: line != nil, hasSidebar: marks == .sidebar,
      isOver: marks == .page, hidesBar: view.hidesBar,
      slide: page.flatMap { swipe?.slide(beside: $0, among: pages) })
    if rule != (box.content as? RuleContent<TabsRule>)?.known {
      box.content = .rule(rule)
      graph.layoutChanged(box)
    }
  }

  /// Has the pages follow a swipe, of which no other one is touched.
  func slide() {
    if let index = pages.firstIndex(where: { $0.page === shown }) { arrange(index) }
  }

  func collectButtons(into boxes: inout ContiguousArray<Box>) -> Set<Int> {
    var headings: Set<Int> = []
    // The button of a search stands apart from its section.
    var known: Set<ObjectIdentifier> = []
    for entry in pages where entry.isThere {
      if let section = entry.facts.section, known.insert(ObjectIdentifier(section)).inserted {
        let place = boxes.count
        section.collectHeading(into: &boxes)
        if boxes.count > place { headings.insert(place) }
      }
      entry.page.collectButton(into: &boxes)
    }
    return headings
  }

  var showsTitles: Bool { marks.haveTitles }

  var isIndexOnBackground: Bool { hasIndexBackground && buttonMarks == .page }

  /// What the buttons show: a page that is the only one has a dot where that is wanted.
  private var buttonMarks: TabMarks {
    marks == .page && pages.count { !$0.facts.isHidden } < 2 && !hasDotAlone ? .nothing : marks
  }

  private func isMeant(_ entry: TabEntry) -> Bool {
    guard view.selection != nil else { return entry.page === chosen }
    return entry.tag?.base as? SelectionValue == wanted
  }

  func choose(_ page: any TabPage) {
    if let selection = view.selection {
      let tag = pages.first { $0.page === page }?.tag
      if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
    } else {
      chosen = page
    }
    invalidate()
  }
}
