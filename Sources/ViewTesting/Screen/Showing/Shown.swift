import LayoutEngine
import PortableUI

/// What the screen shows of an element: what the graph last said, and nothing it did not say.
///
/// It is a copy on purpose. A change that the graph forgets to send stays unseen here, as it would
/// on a desktop.
@MainActor
final class Shown {
  @exclusivity(unchecked) private(set) var content: ElementContent
  @exclusivity(unchecked) private(set) var accessibility: AccessibilityContent

  /// How it looks while it comes or goes.
  var transition: TransitionState { seldom?.transition ?? TransitionState() }

  /// Whether it is light or dark; `nil` where it is as the screen is.
  @exclusivity(unchecked) private(set) var scheme: ColorScheme?

  /// Whether it is kept and not there.
  @exclusivity(unchecked) private(set) var isAsleep = false

  /// Its place inside what is around it.
  @exclusivity(unchecked) var frame = Rect.zero
  // What is inside is cut loose when it is dropped, so this is never one that is gone.
  @exclusivity(unchecked) private(set) unowned var parent: Shown?

  // A chain, so that moving one among thousands costs no more than moving one among two.
  @exclusivity(unchecked) private var owned: ContiguousArray<Shown> = []
  @exclusivity(unchecked) private var seat = 0
  @exclusivity(unchecked) private unowned var first: Shown?
  @exclusivity(unchecked) private unowned var last: Shown?
  @exclusivity(unchecked) private unowned var previous: Shown?
  @exclusivity(unchecked) private unowned var next: Shown?

  /// What a person has done in it, where it is a field.
  var history: FieldHistory {
    get { seldom?.history ?? FieldHistory() }
    set { usedSeldom.history = newValue }
  }

  /// What most things do not have.
  private final class Seldom {
    var transition = TransitionState()
    var history = FieldHistory()
  }

  @exclusivity(unchecked) private var seldom: Seldom?

  private var usedSeldom: Seldom {
    if let seldom { return seldom }
    let new = Seldom()
    seldom = new
    return new
  }

  /// Who hears of what a person does with it.
  @exclusivity(unchecked) private(set) unowned var element: Element?

  /// The view it stands for.
  let viewName: String

  init(_ element: Element) {
    content = element.content
    accessibility = element.accessibility
    scheme = element.scheme
    isAsleep = element.isAsleep
    viewName = element.viewName
    self.element = element
    follow(element.transition)
    if case .field(let field) = content { history.selection = field.selection?.range }
  }

  /// The row that has the keyboard for it.
  var rowAtKeys: Shown? {
    if case .layer(let layer) = content, layer.row?.isAtKeys == true { return self }
    return children.lazy.compactMap(\.rowAtKeys).first
  }

  /// Whether the keyboard can write to it.
  var canFocus: Bool { content.takesKeyboard || isFocusedForSpeech }

  /// Shows the element's content of now.
  func update(from element: Element) {
    let old = content
    content = element.content
    follow(from: old)
    follow(element.transition)
    accessibility = element.accessibility
    scheme = element.scheme
    isAsleep = element.isAsleep
  }

  private func follow(_ transition: TransitionState) {
    if transition != self.transition { usedSeldom.transition = transition }
  }

  /// Selects what the model says, where that is something else than before.
  private func follow(from old: ElementContent) {
    guard case .field(let field) = content, let range = field.selection?.range else { return }
    if case .field(let before) = old, before.selection?.range == range { return }
    if range != selection { history.selection = range }
  }

  /// Takes `child`, wherever it was, behind `previous`, or first where that is `nil`.
  func insert(_ child: Shown, after previous: Shown?) {
    precondition(
      previous == nil || previous?.parent === self,
      "'\(child.viewName)' was ordered behind '\(previous?.viewName ?? "")', which is elsewhere.")
    child.remove()
    let next = previous.map(\.next) ?? first
    child.parent = self
    child.previous = previous
    child.next = next
    if let previous { previous.next = child } else { first = child }
    if let next { next.previous = child } else { last = child }
    child.seat = owned.count
    owned.append(child)
  }

  /// Leaves what is around it.
  func remove() {
    guard let parent else { return }
    if let previous { previous.next = next } else { parent.first = next }
    if let next { next.previous = previous } else { parent.last = previous }
    (self.parent, previous, next) = (nil, nil, nil)
    parent.disown(self)
  }

  private func disown(_ child: Shown) {
    let last = owned.removeLast()
    guard last !== child else { return }
    owned[child.seat] = last
    last.seat = child.seat
  }

  /// Leaves what is around it, and cuts loose all that is inside.
  func drop() {
    remove()
    scatter()
  }

  private func scatter() {
    element = nil
    for child in owned {
      child.parent = nil
      child.scatter()
    }
    (owned, first, last) = ([], nil, nil)
  }

  /// Tells nobody any more of what a person does with it, or with what is inside.
  func turnDeaf() {
    element = nil
    for child in owned { child.turnDeaf() }
  }

  /// What is inside, in reading order.
  var children: ContiguousArray<Shown> {
    var children = ContiguousArray<Shown>()
    children.reserveCapacity(owned.count)
    each { children.append($0) }
    return children
  }

  /// The first inside that is meant.
  func first(where isMeant: (Shown) -> Bool) -> Shown? {
    var child = first
    while let current = child {
      if isMeant(current) { return current }
      child = current.next
    }
    return nil
  }

  /// Does `body` with each that is inside, in that order.
  func each(_ body: (Shown) -> Void) {
    var child = first
    while let current = child {
      child = current.next
      body(current)
    }
  }
}
