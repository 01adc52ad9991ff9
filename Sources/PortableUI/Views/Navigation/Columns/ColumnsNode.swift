import LayoutEngine

/// The node of columns beside one another: a page for each, of which those sleep that are not seen.
final class ColumnsNode<Sidebar: View, Content: View, Detail: View>:
  ViewNode<NavigationSplitView<Sidebar, Content, Detail>>, LayoutReader, PreferenceReader,
  ColumnsRoom,
  FocusOwner
{
  typealias Column = NavigationSplitViewColumn
  private typealias Beside<V: View> = NodeOf<PageView<EnvironmentView<V>>>

  private var sidebar: Beside<Sidebar>?
  private var content: Beside<Content>?
  private var detail: NodeOf<PageView<NavigationStack<NavigationPath, Detail>>>?
  private lazy var sidebarLinks = ColumnLinks(from: .sidebar, of: self)
  private lazy var contentLinks = ColumnLinks(from: .content, of: self)
  private var scopes: [Column: ColumnScope] = [:]

  /// The lines behind columns.
  private var lines: [Column: NodeOf<ColumnLine>] = [:]

  /// How wide columns may be, where they say so, and how wide a person wants them: in the next window, too.
  private var saidWidths: [Column: ColumnWidth] = [:]
  private var wantedWidths: [Column: Double] = [:]
  private lazy var kept = KeptParts(in: self)

  /// What a person has chosen, where no bindings have it.
  private var ownVisibility = NavigationSplitViewVisibility.automatic
  private var ownCompactColumn = Column.sidebar

  /// What is wanted, as last read.
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compactColumn = Column.sidebar

  /// Where what is selected in the columns leads, and what was selected in lists that may have gone.
  private var selections = ColumnSelections()
  private var lastLists: [Column: [ListSelection]] = [:]

  /// How wide the room is.
  private var room = 0.0
  private(set) var isCollapsed = false

  /// Whether three columns are wanted and two have room, and whether a person wants the first of them.
  private var isShort = false
  private var isSidebarSought = false

  /// The columns that are seen, in their order.
  private(set) var shown: [Column] = []

  /// What the keyboard is to move to once another column is on the screen.
  private var keyboardWish: KeyboardWish?
  var backItem: Node?
  var toggleItem: Node?

  /// Whether a column that is not seen wants the bar without what shows it.
  private(set) var keepsToggleOut = false

  private var hasContent: Bool { Content.self != EmptyView.self }
  private var all: [Column] {
    hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
  }

  // MARK: The columns

  override func appear() {
    let box = Box(.rule(ColumnsRule()), for: self)
    self.box = box
    room = layoutRoot.box.record.isValid ? layoutRoot.box.record.frame.size.width : graph.size.width
    // The others show their pages in this one.
    let detail = makeNode(PageView(content: detailView), at: place(of: .detail))
    self.detail = detail
    let sidebar = makeNode(PageView(content: sidebarView), at: place(of: .sidebar))
    self.sidebar = sidebar
    if hasContent {
      content = makeNode(PageView(content: contentView), at: place(of: .content))
    }
    makeBarItems()
    graph.add(self)
    graph.keyboard.add(self)
    graph.focusedValues.add(self)
    graph.preferenceReaders.append(self)
    markPreferences()
    for column in all.dropLast() { wantedWidths[column] = kept[column.lineName] }
    ownCompactColumn = columnLedTo(from: wantedColumn)
    follow()
    box.gatherChildren()
  }

  private func place(of column: Column) -> Place {
    let own = ColumnScope(of: column, in: self)
    scopes[column] = own
    var place = inside
    place.scope = own.scope
    return place
  }

  private var detailView: NavigationStack<NavigationPath, Detail> {
    NavigationStack { view.detail }
  }

  private var sidebarView: EnvironmentView<Sidebar> {
    EnvironmentView(content: view.sidebar) { [sidebarLinks, detailPages] values in
      values.columnLinks = sidebarLinks
      values.navigationPages = detailPages
      values.usualListAppearance = .sidebar
    }
  }

  private var contentView: EnvironmentView<Content> {
    EnvironmentView(content: view.content) { [contentLinks, detailPages] values in
      values.columnLinks = contentLinks
      values.navigationPages = detailPages
    }
  }

  override func viewChanged() {
    detail?.update(PageView(content: detailView))
    sidebar?.update(PageView(content: sidebarView))
    content?.update(PageView(content: contentView))
    follow()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    follow()
  }

  override func disappear() {
    graph.areLayoutReadersStale = true
    graph.focusedValues.remove(self)
    graph.preferenceReaders.removeAll { $0 === self }
    backItem?.drop()
    toggleItem?.drop()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    backItem?.sightChanged(isInSight)
    toggleItem?.sightChanged(isInSight)
    graph.focusedValues.renew()
  }

  func page(of column: Column) -> (any Page)? {
    switch column {
    case .sidebar: sidebar as? any Page
    case .content: content as? any Page
    default: detail as? any Page
    }
  }

  // MARK: Which of them are seen

  private func follow() {
    Tracking.record(self) {
      visibility = view.visibility?.wrappedValue ?? ownVisibility
      compactColumn = wantedColumn
    }
    let wide = all.filter { visibility.shows($0, ofThree: hasContent) }
    let beside = columnsWithRoom(of: wide)
    let new = beside ?? [compactColumn]
    isShort = beside.map { $0.count < wide.count } ?? false
    if !isShort { isSidebarSought = false }
    let wasCollapsed = isCollapsed
    isCollapsed = beside == nil
    if isCollapsed != wasCollapsed {
      graph.focusedValues.renew()
      for own in scopes.values { own.follow(isCollapsed: isCollapsed) }
    }
    let hasChanged = new != shown
    if hasChanged { readToggle() }
    if shown.isEmpty { readWidths(of: all) }
    let before = shown
    shown = new
    for column in all where !new.contains(column) { page(of: column)?.pageSleep.begin() }
    for column in new { page(of: column)?.pageSleep.end() }
    makeLines()
    arrange()
    guard hasChanged else { return }
    if isCollapsed, wasCollapsed, let left = before.first { moveKeyboard(from: left) }
    layoutRoot.bars.knownTop?.partsChanged()
    graph.preferencesChanged()
  }

  /// The column that is wanted where there is room for one.
  private var wantedColumn: Column {
    let wanted = view.compactColumn?.wrappedValue ?? ownCompactColumn
    return !hasContent && wanted == .content ? .detail : wanted
  }

  /// Those of `wide` that are seen beside one another: all, or two of three; `nil` for one at a time.
  private func columnsWithRoom(of wide: [Column]) -> [Column]? {
    func fit(_ columns: [Column]) -> Bool {
      room >= max(500, columns.reduce(0) { $0 + width(of: $1).least })
    }
    if fit(wide) { return wide }
    let two: [Column] = isSidebarSought ? [.sidebar, .content] : [.content, .detail]
    return wide.count == 3 && fit(two) ? two : nil
  }

  /// Has the keyboard follow where one column takes the place of another.
  private func moveKeyboard(from left: Column) {
    guard let column = shown.first, let new = page(of: column), let old = page(of: left) else {
      return
    }
    let isBack = all.prefix { $0 != left }.contains(column)
    if isBack, let keyboard = new.pageSleep.keyboard {
      keyboardWish = .backTo(keyboard)
    } else if old.pageSleep.keyboard != nil {
      keyboardWish = .into(new)
    }
  }

  func settle(_ keyboard: Keyboard) {
    guard let wish = keyboardWish, wish.settle(keyboard, in: self) else { return }
    keyboardWish = nil
  }

  func giveUp() -> Bool {
    keyboardWish = nil
    return false
  }

  // A hidden column says nothing any more.
  private func readToggle() {
    guard shown.isEmpty || shown.contains(.sidebar) else { return }
    keepsToggleOut = sidebar?.preference(BarPartsKey.self)?.removesSidebarToggle ?? false
  }

  private func makeLines() {
    let behind = isCollapsed ? [] : shown.dropLast()
    for (column, line) in lines where !behind.contains(column) {
      line.drop()
      lines[column] = nil
    }
    for column in behind {
      let line = line(behind: column)
      if let known = lines[column] {
        known.update(line)
      } else {
        lines[column] = makeNode(line, at: inside)
      }
    }
    let nodes = ContiguousArray(
      ([sidebar, content, detail, lines[.sidebar], lines[.content]] as [Node?])
        .compactMap(\.self))
    guard !nodes.elementsEqual(children, by: ===) else { return }
    children = nodes
    structureChanged()
  }

  private func line(behind column: Column) -> ColumnLine {
    let width = width(of: column)
    return ColumnLine(
      name: column.lineName, width: wantedWidth(of: column), least: width.least, most: width.most
    ) { [weak self] new in
      guard let self else { return }
      let wanted = self.width(of: column).nearest(to: new)
      wantedWidths[column] = wanted
      kept[column.lineName] = wanted
      invalidate()
    }
  }

  /// What was kept may lie beyond what the column says now.
  private func wantedWidth(of column: Column) -> Double {
    let width = width(of: column)
    return wantedWidths[column].map(width.nearest) ?? width.ideal
  }

  private func arrange() {
    guard let box else { return }
    let nodes = children
    let rule = ColumnsRule(
      columns: shown.compactMap { column in
        guard let page = page(of: column), let child = nodes.firstIndex(where: { $0 === page })
        else { return nil }
        return ColumnsRule.Column(
          child: child, line: nodes.firstIndex { $0 === lines[column] },
          width: width(of: column), wanted: wantedWidth(of: column))
      })
    guard rule != (box.content as? RuleContent<ColumnsRule>)?.known else { return }
    box.content = .rule(rule)
    graph.layoutChanged(box)
  }

  private func width(of column: Column) -> ColumnWidth {
    if let said = saidWidths[column] { return said }
    return switch column {
    case .sidebar: .sidebar
    case .content: .content
    default: .detail
    }
  }

  func readLayout() {
    guard let box, box.record.isValid, box.record.frame.size.width != room else { return }
    room = box.record.frame.size.width
    invalidate()
  }

  func readPreference() {
    if readWidths(of: shown) { invalidate() }
    let wanted = wantedColumn
    let new = columnLedTo(from: wanted)
    if new != wanted { show(new) }
  }

  /// Returns whether something else is said than before.
  @discardableResult
  private func readWidths(of columns: [Column]) -> Bool {
    let before = saidWidths
    for column in columns {
      saidWidths[column] = page(of: column)?.preference(ColumnWidthKey.self) ?? nil
    }
    return saidWidths != before
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    if key == ColumnWidthKey.self || key == ColumnListsKey.self { return nil }
    guard key == BarPartsKey.self else { return super.preference(key) }
    return barParts() as? Asked.Value
  }

  // MARK: What is selected

  /// What is selected in each list of `column`, which may sleep: its page would say nothing then. Something
  /// else may stand in the place of a list for a while, or since it is empty.
  private func lists(in column: Column) -> [ListSelection] {
    let lists = page(of: column)?.children.first?.preference(ColumnListsKey.self) ?? []
    if !lists.isEmpty { lastLists[column] = lists }
    return lastLists[column] ?? []
  }

  /// The column that what is selected now leads to from `shown`. Several lists in a column count as one.
  private func columnLedTo(from shown: Column) -> Column {
    var new: [Column: Bool] = [:]
    for column in all.dropLast() {
      let lists = lists(in: column).filter { !$0.isMultiple }
      if !lists.isEmpty { new[column] = lists.contains { !$0.read().isEmpty } }
    }
    return selections.column(
      after: shown, among: all, in: graph.counts.frames, new,
      appDecides: view.compactColumn != nil)
  }

  // MARK: What a person does

  func toggleSidebar() {
    let isSeen = shown.contains(.sidebar)
    if isShort {
      isSidebarSought = !isSeen
      return invalidate()
    }
    let new: NavigationSplitViewVisibility =
      !isSeen ? .all : hasContent && shown.contains(.content) ? .doubleColumn : .detailOnly
    if let binding = view.visibility { binding.wrappedValue = new } else { ownVisibility = new }
    invalidate()
  }

  func end(_ presentation: Presentation) {
    // Beside others a column is not presented, and one that is not seen has been left already.
    guard isCollapsed, let column = shown.first, scopes[column]?.presentation === presentation
    else { return }
    goBack()
  }

  func goBack() {
    guard isCollapsed, let column = shown.first, column != .sidebar else { return }
    let before: Column = column == .detail && hasContent ? .content : .sidebar
    if column == .detail { detailPages?.endLinked() }
    show(before)
    let frame = graph.isRunning ? graph.counts.frames : graph.counts.frames + 1
    selections.cameBack(to: before, in: frame)
    for list in lists(in: before) where !list.read().isEmpty { list.write([]) }
  }

  private func show(_ column: Column) {
    if let binding = view.compactColumn {
      if isCollapsed { binding.wrappedValue = column }
    } else {
      ownCompactColumn = column
    }
    invalidate()
  }

  func advance(from column: Column) {
    advance(to: column == .sidebar && hasContent ? .content : .detail)
  }

  func advance(to column: Column) {
    if column == .detail { isSidebarSought = false }
    show(column)
  }

  // MARK: The pages of the last column

  var detailPages: NavigationPages? {
    (detail?.children.first as? any NavigationRoom)?.ownPages
  }

  func detailPages(for value: AnyHashable) -> NavigationPages? {
    guard let own = detailPages else { return nil }
    if own.knows(value) { return own }
    return detail?.children.first?.children.first?.innerPages(knowing: value) ?? own
  }
}

extension NavigationSplitViewColumn {
  /// What the line behind it is called.
  fileprivate var lineName: String { self == .sidebar ? "Sidebar width" : "Content width" }
}

extension Node {
  /// The pages of a stack in this node that know one for `value`.
  fileprivate func innerPages(knowing value: AnyHashable) -> NavigationPages? {
    for child in children {
      if let pages = (child as? any NavigationRoom)?.ownPages, pages.knows(value) { return pages }
      if let pages = child.innerPages(knowing: value) { return pages }
    }
    return nil
  }
}
