import Foundation
import LayoutEngine

/// The rows of a list: what each view in a lazy stack becomes there.
struct ListRows<Content: View>: PrimitiveView {
  let look: ListLook
  let selection: ListSelection?
  var menu: SelectionMenu?
  let content: Content

  static var isSingle: Bool { false }

  func makeNode(at place: Place) -> NodeOf<Self> { ListRowsNode(self, at: place) }
}

/// The node of a list's rows: it has a box around each, which keeps the row's insets and is drawn by
/// the desktop as a row.
///
/// How a row looks follows from the rows beside it, so that is found out when everything is in its
/// place, whenever the layout is read.
final class ListRowsNode<Content: View>: ModifierNode<ListRows<Content>, Content>, LayoutReader {
  /// What is selected, as last read.
  private(set) var selected = SelectedValues()

  /// What each made row is, in order.
  private(set) var rows: ContiguousArray<MadeRow> = []

  /// The apps' own backgrounds.
  private var backgrounds: [ObjectIdentifier: KnownBackground] = [:]

  /// The words at the ends of rows.
  private var badges: [ObjectIdentifier: KnownBadge] = [:]

  /// What lies behind titles that stay in sight.
  var grounds: [ObjectIdentifier: KnownGround] = [:]

  /// What is shown of rows while they are edited, and the one that a person moves.
  var marks: [ObjectIdentifier: KnownMarks] = [:]
  var rowDrag: RowDrag?

  /// What is held over the rows, who takes it behind all of them, and what was dropped and is not there yet.
  var rowDrop: RowDrop?
  var inserters: [WeakNode] = []
  let arrivals = TransferTasks()

  /// Whether a person edits the rows.
  private(set) var isEditing = false

  /// How much badges stand out where their row does not say so.
  private var badgeProminence = BadgeProminence.standard

  /// The buttons of the row that the pointer is at.
  var shownActions: ShownActions?

  /// The buttons that a swipe has uncovered.
  var rowSwipe: RowSwipe?

  /// The menu of a row, or of none, while it is open.
  var openMenu: OpenRowMenu?

  /// Where the keyboard of the list is.
  weak var keyboard: (any ListKeyboard)?

  /// The numbers of the rows, where every other one has another ground.
  var rowNumbers = RowNumbers()

  /// What is known of the rows of a `ForEach`, which is asked of many of them in turn.
  var knownRows: KnownRows?

  /// Where selecting goes on from.
  var cursor = ListCursor()

  /// What was selected alone when the page of its row was opened.
  var followed: AnyHashable?

  /// What looks for a row that is far away.
  var hunting: Task<Void, Never>?

  /// Whether the keyboard is at the list, and the row that has it for that.
  var hasKeyboard = false
  private(set) var rowAtKeys: RowAtKeys?

  /// How high rows are at least, where somebody said so.
  private var leastHeights: (row: Double?, header: Double?) = (nil, nil)

  override func content() -> Content { view.content }

  // What a row is depends on what is inside.
  override var keepsBoxes: Bool { false }
  override var sharesRule: Bool { false }

  override func appear() {
    readEnvironment()
    super.appear()
    findKeyboard()
    graph.add(self)
  }

  override func disappear() {
    arrivals.cancel()
    hunting?.cancel()
    openMenu?.end()
    openMenu = nil
    super.disappear()
    graph.areLayoutReadersStale = true
  }

  override func viewChanged() {
    readEnvironment()
    super.viewChanged()
    looksChanged()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    readEnvironment()
    looksChanged()
  }

  private func readEnvironment() {
    Tracking.record(self) {
      let values = EnvironmentValues(scope: scope)
      leastHeights = (
        values.leastListRowHeight.map(Double.init),
        values.defaultMinListHeaderHeight.map(Double.init)
      )
      let before = selected
      selected = view.selection?.read() ?? SelectedValues()
      let isAnswered =
        cursor.value.map(selected.contains) ?? true || selected.count != before.count
      if isAnswered, cursor.standing == .awaited { cursor.standing = .selected }
      followSelection(from: before)
      badgeProminence = values.badgeProminence
      isEditing = values.editMode?.wrappedValue.isEditing ?? false
    }
  }

  private func findKeyboard() {
    var node = parent
    while let current = node {
      if let found = current as? any ListKeyboard {
        found.rows = self
        keyboard = found
        return
      }
      node = current.parent
    }
  }

  // MARK: The boxes of rows

  override func attach(_ box: Box) {
    let facts = RowFacts(of: box, in: self)
    makeBadge(badge(of: box, facts), of: box)
    box.content = .rule(rule(of: facts, in: box))
    if facts.part == .content {
      box.element = Element(.layer(LayerContent(row: RowContent(look: view.look.row))), of: self)
    }
    makeBackground(facts.background, of: box)
  }

  /// The words at the end of a row. One that leads on shows them itself, before its sign.
  private func badge(of box: Box, _ facts: RowFacts) -> WantedBadge? {
    guard let text = facts.badge else { return nil }
    let badge = WantedBadge(text: text, prominence: facts.badgeProminence ?? badgeProminence)
    let button = box.innermost.element?.node as? any RowButtonNode
    guard let button, button.isRow else { return badge }
    return EnvironmentValues(scope: button.scope).leadsOn ? nil : badge
  }

  private func makeBadge(_ badge: WantedBadge?, of box: Box) {
    guard let badge else { return }
    let place = Place(parent: self, graph: graph, scope: scope, container: box)
    badges[ObjectIdentifier(box)] = KnownBadge(
      node: makeNode(badge.view, at: place), shown: badge)
  }

  private func follow(_ badge: WantedBadge?, of box: Box) {
    let known = badges[ObjectIdentifier(box)]
    guard known?.shown != badge else { return }
    if let known, let badge {
      badges[ObjectIdentifier(box)]?.shown = badge
      return known.node.update(badge.view)
    }
    dropBadge(of: box)
    makeBadge(badge, of: box)
    regather(box)
  }

  private func dropBadge(of box: Box) {
    badges.removeValue(forKey: ObjectIdentifier(box))?.node.drop()
  }

  override func detach(_ box: Box) {
    if let actions = shownActions, actions.box === box {
      actions.node.drop()
      shownActions = nil
    }
    if let swipe = rowSwipe, swipe.box === box {
      swipe.node.drop()
      rowSwipe = nil
    }
    if let menu = openMenu, menu.box === box {
      menu.end()
      openMenu = nil
    }
    dropMarks(of: box)
    if rowDrop?.box === box { rowDrop = nil }
    dropBackground(of: box)
    dropGround(of: box)
    dropBadge(of: box)
  }

  private func dropBackground(of box: Box) {
    backgrounds.removeValue(forKey: ObjectIdentifier(box))?.node.drop()
  }

  override func collectExtras(of box: Box, into boxes: inout ContiguousArray<Box>) {
    let known = marks[ObjectIdentifier(box)]
    known?.mark?.node.collectBoxes(into: &boxes)
    known?.handle?.collectBoxes(into: &boxes)
    badges[ObjectIdentifier(box)]?.node.collectBoxes(into: &boxes)
    backgrounds[ObjectIdentifier(box)]?.node.collectBoxes(into: &boxes)
    grounds[ObjectIdentifier(box)]?.node.collectBoxes(into: &boxes)
    if let actions = shownActions, actions.box === box { actions.node.collectBoxes(into: &boxes) }
    if let swipe = rowSwipe, swipe.box === box { swipe.node.collectBoxes(into: &boxes) }
  }

  private func rule(of facts: RowFacts, in box: Box) -> RowRule {
    let least: Double =
      switch facts.part {
      case .content: leastHeights.row ?? Double(view.look.leastRowHeight)
      case .header: leastHeights.header ?? 0
      case .footer, .edge: 0
      }
    let usual = view.look.insets(of: facts.part)
    var insets = facts.insets.over(usual)
    insets.leading += facts.indentation
    if facts.part == .content, facts.hasActions, !isEditing {
      insets.trailing = max(insets.trailing, RowActions.room)
    }
    let known = marks[ObjectIdentifier(box)]
    var parts: [RowPart] = []
    if known?.mark != nil { parts.append(.mark) }
    if known?.handle != nil { parts.append(.handle) }
    if badges[ObjectIdentifier(box)] != nil { parts.append(.badge) }
    let shift = rowSwipe.flatMap { swipe in
      swipe.box === box ? RowShift(edge: swipe.edge, length: swipe.length) : nil
    }
    return RowRule(insets: insets.insets, leastHeight: least, parts: parts, shift: shift)
  }

  private func makeBackground(_ wanted: RowBackground?, of box: Box) {
    guard let wanted else { return }
    var place = Place(parent: self, graph: graph, scope: wanted.owner.scope, container: box)
    place.isAmongRows = false
    backgrounds[ObjectIdentifier(box)] = KnownBackground(
      node: wanted.content.make(place), owner: wanted.owner, version: wanted.version)
  }

  private func follow(_ wanted: RowBackground?, of box: Box) {
    let known = backgrounds[ObjectIdentifier(box)]
    if known?.owner === wanted?.owner {
      guard let known, let wanted, known.version != wanted.version else { return }
      backgrounds[ObjectIdentifier(box)]?.version = wanted.version
      return wanted.content.update(known.node)
    }
    dropBackground(of: box)
    makeBackground(wanted, of: box)
    regather(box)
  }

  /// Takes in what else lies in the box of a row.
  func regather(_ box: Box) {
    var inner = ContiguousArray([box.children[0]])
    collectExtras(of: box, into: &inner)
    box.adopt(inner)
    graph.layoutChanged(box)
    box.orderChanged()
  }

  // MARK: How rows look

  func looksChanged() {
    knownRows = nil
    rowAtKeys = nil
    graph.scrolled()
  }

  func readLayout() {
    knownRows = nil
    rows = MadeRow.all(boxes, in: self)
    if view.selection == nil { readActs() }
    continueDrag()
    followScrolling()
    rowAtKeys = findRowAtKeys()
    let madeAtKeys = rowAtKeys.flatMap { made($0.position) }
    keyboard?.opensRow = madeAtKeys.map(opens) ?? true
    keyboard?.deletesRows = rowAtKeys?.isDeletable ?? !hasKeyboard
    let stripes = readStripes()
    for (index, row) in rows.enumerated() {
      followMarks(of: row)
      follow(badge(of: row.box, row.facts), of: row.box)
      let new = BoxContent.rule(rule(of: row.facts, in: row.box))
      if !new.isSame(as: row.box.content) {
        row.box.content = new
        graph.layoutChanged(row.box)
      }
      follow(row.facts.background, of: row.box)
      followGround(of: row)
      guard row.facts.part == .content else { continue }
      var layer = LayerContent(row: content(of: row, at: index), menu: menuContent(of: row))
      if row.box === madeAtKeys?.box { layer.row?.placeAtKeys = rowAtKeys?.place }
      layer.row?.isStriped = stripes.contains(index) && row.facts.background == nil
      if row.facts.insertion != nil { layer.looks.exchange = .takes }
      row.box.show(.layer(layer))
    }
    keyboard?.takesDrops = lastInsertion != nil
    keyboard?.menu = menuContentOfNoRows
    keyboard?.hasOutline = rows.contains { row in
      row.facts.outline.map { $0.expansion != nil || $0.depth > 0 } ?? false
    }
    continueAfterDeletion()
    continueToRevealed()
    continueToGoal()
    openPageOfSelected()
  }

  /// Finds out whether rows do something. One that did may be out of sight by now.
  private func readActs() {
    guard let keyboard else { return }
    let areAllMade = rows.lazy.filter { $0.index == 0 }.count >= stack?.rowCount ?? 0
    keyboard.hasActs = rows.contains(where: \.acts) || keyboard.hasActs && !areAllMade
  }

  private func content(of row: MadeRow, at index: Int) -> RowContent {
    let (before, after) = (neighbour(of: row, at: index, -1), neighbour(of: row, at: index, 1))
    let isApart = view.look.rowSpacing > 0
    let value = value(of: row.facts)
    var content = RowContent(look: view.look.row)
    content.hasRoundTop = isApart || before == nil
    content.hasRoundBottom = isApart || after == nil
    content.isSelectable = value != nil
    content.isSelected = value.map(marked.contains) ?? false
    let button = row.button
    if view.selection == nil { content.isSelected = button?.isOpenBeside ?? false }
    content.isPressable = !isEditing && button != nil
    content.isOpenable = value != nil && view.menu?.primaryAction != nil
    content.hasBackground = row.facts.background != nil
    content.hasActions = row.facts.hasActions && !isEditing
    content.isPushed = rowSwipe?.box === row.box
    content.isDeletable = row.facts.allowedDeletion != nil
    content.movesUp = row.facts.allowedMove?.reaches(-1) ?? false
    content.movesDown = row.facts.allowedMove?.reaches(1) ?? false
    content.isDraggable = !isEditing && (content.movesUp || content.movesDown)
    content.dropEdge = dropEdge(of: row)
    content.isExpanded = row.facts.outline?.expansion?.wrappedValue
    addLines(to: &content, row.facts, between: before, and: after)
    return content
  }

  private func addLines(
    to content: inout RowContent, _ row: RowFacts, between before: RowFacts?, and after: RowFacts?
  ) {
    guard view.look.rowSpacing <= 0, view.look.row != .sidebar else { return }
    if let after {
      content.separator = separator(below: row, above: after)
    } else if view.look.row == .plain, row.sectionLines.bottom == .visible {
      content.separator = RowSeparator(color: row.sectionLines.tintBottom)
    }
    if before == nil, view.look.row == .plain, row.sectionLines.top == .visible {
      content.topSeparator = RowSeparator(color: row.sectionLines.tintTop)
    }
  }

  private func separator(below row: RowFacts, above next: RowFacts) -> RowSeparator? {
    if row.separatorBottom == .hidden || next.separatorTop == .hidden { return nil }
    return RowSeparator(color: row.tintBottom ?? next.tintTop)
  }

  /// The row beside it in the same box; `nil` where its box ends.
  private func neighbour(of row: MadeRow, at index: Int, _ step: Int) -> RowFacts? {
    var beside = index + step
    while rows.indices.contains(beside), let number = row.number, let other = rows[beside].number {
      guard abs(number - other) <= 1 || areEmpty(between: number, other) else { break }
      let facts = rows[beside].facts
      return facts.part == .content && facts.section === row.facts.section ? facts : nil
    }
    beside = (row.number ?? 0) + step
    guard let stack else { return nil }
    while (0..<stack.rowCount).contains(beside), isEmpty(beside) { beside += step }
    guard (0..<stack.rowCount).contains(beside) else { return nil }
    let facts = RowFacts(around: stack.owner(of: beside), in: self)
    return facts.part == .content && facts.section === row.facts.section ? facts : nil
  }

  /// Whether nothing is to be seen of the rows between these.
  private func areEmpty(between one: Int, _ other: Int) -> Bool {
    (min(one, other) + 1..<max(one, other)).allSatisfy(isEmpty)
  }

  /// Whether nothing is to be seen of a row, as far as that is known.
  func isEmpty(_ row: Int) -> Bool {
    guard let owner = stack?.owner(of: row) else { return false }
    return owner.lengths[row - owner.firstRow] == 0
  }

  // MARK: What a person does

  override func hear(_ event: ElementEvent, from element: Element) {
    guard let row = rows.first(where: { $0.box.element === element }) else { return }
    switch event {
    // A click where buttons are uncovered puts them away, and does nothing else.
    case .pick where rowSwipe != nil: closeSwipe()
    case .pick(let modifiers): pick(row, modifiers)
    case .point(let isThere): followPointer(isAt: row, isThere)
    case .delete: delete(row)
    case .move(let step): move(row, by: step)
    case .dragRow(let height, let place): drag(row.box, by: CGFloat(height), heldAt: place)
    case .dropRow: dropRow()
    case .tap(2): open(row)
    case .openMenu: openMenu(of: row)
    case .closeMenu: closeMenu()
    case .choose(let line): choose(line)
    default: break
    }
  }
}

extension ListRowsNode: RowHolder {
  var takesKeys: Bool { keyboard?.takesKeys ?? false }

  func presses(_ button: Element) -> Bool {
    rows.contains { $0.button === button }
  }

  func row(of element: Element) -> Node? {
    rows.first { $0.box.element === element }?.facts.row
  }

  func index(of element: Element) -> Int {
    rows.first { $0.box.element === element }?.index ?? 0
  }
}

/// A view that an app has put behind a row.
private struct KnownBackground {
  let node: Node
  let owner: Node
  var version: Int
}
