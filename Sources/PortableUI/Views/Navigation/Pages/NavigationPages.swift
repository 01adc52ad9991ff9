/// The pages of a stack over its first one, and what they stand for: values of the path, and what views
/// want to be shown.
///
/// The path and the bindings say which pages there are. A person who goes back writes to them, and a page
/// whose binding refuses stays.
@MainActor
final class NavigationPages {
  private weak var room: (any NavigationRoom)?
  private var entries: ContiguousArray<PageEntry> = []

  /// The values where no binding has them.
  private var ownValues: [AnyHashable] = []
  private var handlers: [WeakHandler] = []

  /// Whether the first of the pages is there for a link in a column before: one does not go back from it.
  private(set) var isLinked = false

  /// Whether the next value stands for a page that did not come of those that are still there.
  private var beginsAnew = false
  private weak var shown: (any Page)?
  private var backItem: Node?

  /// What the keyboard is to move to once the page is on the screen.
  private var keyboardWish: KeyboardWish?

  private struct WeakHandler {
    weak var handler: (any PageHandler)?
  }

  init(of room: any NavigationRoom) { self.room = room }

  // MARK: Following the path

  /// Brings the pages up to date with the path, and with what views want.
  func follow() {
    guard let room else { return }
    sweep()
    let path = room.pathSource
    take(Tracking.record(room) { path?.values() } ?? ownValues)
    for (index, entry) in entries.enumerated() {
      if entry.page == nil {
        make(entry, in: room)
        if index < entries.count - 1 { entry.page?.pageSleep.begin() }
      } else {
        resolve(entry)
      }
    }
    if entries.isEmpty { isLinked = false }
    settle(in: room)
  }

  private func take(_ wanted: [AnyHashable]) {
    let old = entries.filter { $0.value != nil }
    let kept = zip(old, wanted).prefix { $0.stands(for: $1) }.count
    if kept < old.count { drop(withAllThatCameOf: old[kept]) }
    for value in wanted.dropFirst(kept) {
      // A page that is about to go is none that one came from.
      let origin = entries.last { $0.owner?.wantsPage ?? true }
      entries.append(PageEntry(for: value, of: beginsAnew ? nil : origin))
      beginsAnew = false
    }
    beginsAnew = false
  }

  /// Lets go of the pages that their views have given up.
  private func sweep() {
    let before = entries.filter { $0.value != nil }
    var count = 0
    while let gone = entries.first(where: \.isGone) {
      count += drop(withAllThatCameOf: gone).count { $0.value != nil }
    }
    guard count > 0 else { return }
    // Where the path was written since, its values are others than those that go.
    let path = room?.pathSource?.values() ?? ownValues
    if path.count == before.count, zip(before, path).allSatisfy({ $0.stands(for: $1) }) {
      removeValues(count)
    }
  }

  /// Lets go of `entry`, and of all pages that one came to from there.
  @discardableResult
  private func drop(withAllThatCameOf entry: PageEntry) -> ContiguousArray<PageEntry> {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return [] }
    var gone: ContiguousArray = [entry]
    for later in entries[(index + 1)...] where gone.contains(where: { $0 === later.origin }) {
      gone.append(later)
    }
    entries.removeAll { entry in gone.contains { $0 === entry } }
    for entry in gone.reversed() {
      entry.page?.drop()
      entry.page = nil
    }
    return gone
  }

  private func make(_ entry: PageEntry, in room: any NavigationRoom) {
    let presentation = Presentation(by: room)
    entry.presentation = presentation
    var place = room.inside
    var values = EnvironmentValues(scope: place.scope)
    values[PresentationKey.self] = presentation
    values[QuestionKey.self] = nil
    values.beginEditMode()
    place.scope = EnvironmentScope(parent: place.scope, values)
    let page = makeNode(PageView(content: view(of: entry)), at: place)
    entry.page = page as? PageNode<AnyView>
  }

  private func view(of entry: PageEntry) -> AnyView {
    guard let value = entry.value else { return entry.view }
    for weak in handlers {
      guard let handler = weak.handler, let page = handler.page(for: value) else { continue }
      entry.handler = handler
      return page
    }
    return AnyView(UnknownPage(type: String(reflecting: type(of: value.base))))
  }

  /// Shows the page for a value that nobody knew a page for, once somebody does.
  private func resolve(_ entry: PageEntry) {
    guard entry.value != nil, entry.handler == nil else { return }
    let view = view(of: entry)
    if entry.handler != nil { entry.page?.update(PageView(content: view)) }
  }

  /// Has the last page be seen, and all others sleep.
  private func settle(in room: any NavigationRoom) {
    let pages = entries.compactMap { entry -> (any Page)? in entry.page }
    room.show(ContiguousArray(pages))
    guard let top = pages.last ?? room.firstPage else { return }
    if !entries.isEmpty, backItem == nil { makeBackItem(in: room) }
    guard top !== shown else { return }
    let old = shown ?? room.firstPage
    shown = top
    if let old, old !== top, !old.flags.contains(.isDropped) {
      old.pageSleep.begin()
      if old.pageSleep.keyboard != nil { keyboardWish = .into(top) }
    } else if let keyboard = top.pageSleep.keyboard {
      keyboardWish = .backTo(keyboard)
    }
    top.pageSleep.end()
    room.layoutRoot.bars.knownTop?.partsChanged()
    room.graph.preferencesChanged()
  }

  /// Lets go of everything.
  func close() {
    backItem?.drop()
    backItem = nil
    entries = []
    handlers = []
    keyboardWish = nil
  }
}

// MARK: What links and views ask for

extension NavigationPages {
  /// Shows the page for `value`.
  func push(_ value: AnyHashable) {
    guard let room else { return }
    if let path = room.pathSource {
      if !path.append(value) { warnOfStrangeValue(value, in: room) }
    } else {
      ownValues.append(value)
    }
    // A binding that nobody watches has to be read again, too.
    room.invalidate()
  }

  /// Shows a page of `view` as long as `owner` wants it.
  func push(_ view: AnyView, by owner: any PageOwner) -> PageEntry {
    let links = EnvironmentValues(scope: owner.scope).columnLinks
    if let links, links.areLeading(to: self) {
      beginLinked()
      isLinked = true
      links.shown()
    }
    let pages = sequence(first: owner as Node, next: \.parent)
    let origin = pages.lazy.compactMap { node in self.entries.first { $0.page === node } }.first
    let entry = PageEntry(view, by: owner, of: origin)
    entries.append(entry)
    room?.invalidate()
    return entry
  }

  /// Shows another value of the same view.
  func update(_ entry: PageEntry, to view: AnyView) {
    entry.view = view
    if !entry.isGone { entry.page?.update(PageView(content: view)) }
  }

  /// Takes away a page that its owner does not want any more.
  func remove(_ entry: PageEntry) {
    entry.isGone = true
    room?.invalidate()
  }

  /// Goes back to the page before, as a person wants it.
  func back() {
    if let last = entries.last(where: { !$0.isGone }) { end(last) }
  }

  /// Ends the page that is `presentation`.
  func end(_ presentation: Presentation) {
    guard let room, let entry = entries.first(where: { $0.presentation === presentation }) else {
      return
    }
    let around = EnvironmentValues(scope: room.scope)[PresentationKey.self]
    if isLinked, entry === entries.first, let around, around.isColumn {
      // The link is in the column before.
      around.end()
    } else {
      end(entry)
    }
  }

  private func end(_ entry: PageEntry) {
    if entry.value != nil {
      let above = entries.drop { $0 !== entry }
      removeValues(above.count { $0.value != nil })
    } else if let owner = entry.owner {
      owner.endPage()
    } else {
      remove(entry)
    }
  }

  private func removeValues(_ count: Int) {
    if let path = room?.pathSource {
      path.removeLast(count)
    } else {
      ownValues.removeLast(min(count, ownValues.count))
    }
    room?.invalidate()
  }

  /// Knows from now on which page stands for values of a type.
  func add(_ handler: any PageHandler) {
    handlers.removeAll { $0.handler == nil }
    handlers.append(WeakHandler(handler: handler))
    if entries.contains(where: { $0.value != nil && $0.handler == nil }) { room?.invalidate() }
  }

  /// Does not know it any more.
  func remove(_ handler: any PageHandler) {
    handlers.removeAll { $0.handler == nil || $0.handler === handler }
  }

  /// Shows the pages of `handler`, which has another view for them.
  func renew(_ handler: any PageHandler) {
    for entry in entries where entry.handler === handler && !entry.isGone {
      guard let value = entry.value, let page = handler.page(for: value) else { continue }
      entry.page?.update(PageView(content: page))
    }
  }
}

// MARK: What links in other columns ask for

extension NavigationPages {
  /// Shows the page for `value` in the place of all there are; one does not go back from it where it
  /// stands for the first one, too.
  func showLinked(_ value: AnyHashable, asFirst: Bool) {
    guard let room else { return }
    beginLinked()
    beginsAnew = true
    isLinked = asFirst
    if let path = room.pathSource {
      if !path.append(value) { warnOfStrangeValue(value, in: room) }
    } else {
      ownValues = [value]
    }
    room.invalidate()
  }

  /// Leaves all pages there are.
  private func beginLinked() {
    for entry in entries where entry.value == nil && !entry.isGone { end(entry) }
    removeValues(entries.count { $0.value != nil })
  }

  /// Leaves the page that such a link led to, and all over it.
  func endLinked() {
    if isLinked, let first = entries.first(where: { !$0.isGone }) { end(first) }
  }

  /// Whether the first page over the one that is always there is that for `value`.
  func begins(with value: AnyHashable) -> Bool {
    entries.first { !$0.isGone }?.stands(for: value) ?? false
  }

  /// Whether a view has said which page stands for `value`.
  func knows(_ value: AnyHashable) -> Bool {
    handlers.contains { $0.handler?.page(for: value) != nil }
  }
}

// MARK: The bar and the keyboard

extension NavigationPages: FocusOwner {
  private func makeBackItem(in room: any NavigationRoom) {
    let bar = room.layoutRoot.bars.top
    let item = BarItemView(
      placement: .back, content: BackButton { [weak self] in self?.back() })
    backItem = makeNode(
      item, at: Place(parent: room, graph: room.graph, scope: room.scope, container: bar.box))
  }

  /// What the bar shows where views say `parts` of it.
  func completed(_ parts: BarParts) -> BarParts {
    var parts = parts
    if parts.isHidden {
      (parts.title, parts.renaming, parts.subtitle, parts.items) = (nil, nil, nil, [])
    } else if !parts.isBackHidden, parts.back == nil, leadsBack {
      var items = ContiguousArray<Box>()
      backItem?.collectBoxes(into: &items)
      parts.items.insert(contentsOf: items, at: 0)
      parts.back = { [weak self] in self?.back() }
    }
    // Who leads back from a first page, as columns do in a narrow window, is told as well.
    if leadsBack { parts.isBackHidden = false }
    parts.isHidden = false
    return parts
  }

  private var leadsBack: Bool { entries.count > (isLinked ? 1 : 0) }

  /// Tells what is in the bar.
  func sightChanged(_ isInSight: Bool) { backItem?.sightChanged(isInSight) }

  func settle(_ keyboard: Keyboard) {
    guard let wish = keyboardWish, let room, wish.settle(keyboard, in: room) else { return }
    keyboardWish = nil
  }

  func giveUp() -> Bool {
    keyboardWish = nil
    return false
  }
}
