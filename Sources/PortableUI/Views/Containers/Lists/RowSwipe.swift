import Foundation
import LayoutEngine

/// The buttons at one end of a row, as far as a swipe has uncovered them.
struct RowSwipe {
  let box: Box
  let edge: HorizontalEdge
  let list: RowActionList
  let node: NodeOf<SwipedActions>

  /// How often a person had scrolled the list when the fingers came.
  let dragCount: Int

  /// How far the content has made way for them, and how far it had when the fingers came.
  var length = 0.0
  var start = 0.0

  /// Whether the fingers that are there go on away from the edge, or back to it.
  var isClosing = false

  /// Whether letting go does what the first button does.
  var isFull = false
}

/// The content of a row makes way for what is at its edge.
struct RowShift: Hashable {
  let edge: HorizontalEdge
  let length: Double

  /// How far the content lies from where it usually does.
  var distance: Double { edge == .leading ? length : -length }
}

/// Buttons that a swipe uncovers.
struct SwipedActions: View {
  let list: RowActionList
  let edge: HorizontalEdge
  let isFull: Bool

  /// One of them was pressed.
  let pressed: @MainActor () -> Void

  var body: some View {
    EnvironmentView(content: buttons) {
      $0[AnswerListenerKey.self] = AnswerListener { _ in pressed() }
    }
  }

  private var buttons: some View {
    ActionRow(edge: edge, showsFirstAlone: isFull) { list.group(at: edge) }
      .padding(.horizontal, 12)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: edge == .leading ? .leading : .trailing
      )
      .clipped()
      .rowActionLooks()
  }
}

/// Fingers push rows aside, and what is at their ends comes to be seen.
extension ListRowsNode: SwipeHearer {
  func takesSwipe(_ way: SwipeWay, by tool: SwipeTool, over element: Element) -> Bool {
    guard way != .down, tool == .fingers, !isEditing, let row = row(around: element) else {
      return false
    }
    let edge: HorizontalEdge = way.isBack(isMirrored: row.box.isMirrored) ? .leading : .trailing
    if var swipe = rowSwipe, swipe.box === row.box {
      swipe.isClosing = swipe.edge != edge
      swipe.start = swipe.length
      rowSwipe = swipe
      return true
    }
    let actions = actions(of: row)
    guard !actions.isEmpty(at: edge) else { return false }
    closeSwipe()
    hideActions()
    let view = swipedActions(actions, at: edge, isFull: false)
    let place = Place(
      parent: self, graph: graph, scope: row.facts.row?.scope ?? scope, container: row.box)
    rowSwipe = RowSwipe(
      box: row.box, edge: edge, list: actions, node: makeNode(view, at: place),
      dragCount: dragCount)
    regather(row.box)
    return true
  }

  private func swipedActions(
    _ list: RowActionList, at edge: HorizontalEdge, isFull: Bool
  ) -> SwipedActions {
    SwipedActions(list: list, edge: edge, isFull: isFull) { [weak self] in
      self?.closeSwipeLater()
    }
  }

  /// How often a person has scrolled the list.
  private var dragCount: Int { container?.scrolling(along: .vertical)?.dragCount ?? 0 }

  /// Takes the buttons away once a person has scrolled the list since they were uncovered.
  func followScrolling() {
    if let swipe = rowSwipe, swipe.dragCount != dragCount { closeSwipeLater() }
  }

  func swipeLength(fully: Bool) -> Double? {
    guard let swipe = rowSwipe else { return nil }
    if swipe.isClosing { return swipe.start }
    return fully ? fullLength(of: swipe) : width(of: swipe)
  }

  func hearSwipe(_ step: SwipeStep) {
    guard let swipe = rowSwipe else { return }
    switch step {
    case .moved(let length):
      let most = swipe.box.record.frame.size.width
      show(min(most, max(0, swipe.start + (swipe.isClosing ? -length : length))))
    case .ended(let speed): letGo(of: swipe, at: swipe.isClosing ? -speed : speed)
    case .cancelled: rest(at: swipe.start)
    }
  }

  private func letGo(of swipe: RowSwipe, at speed: Double) {
    if swipe.isFull, let button = swipe.node.firstForKeyboard { return button.receive(.press) }
    let width = width(of: swipe)
    rest(at: SwipeStep.goesOn(from: swipe.length, of: width, at: speed) ? width : 0)
  }

  /// Has the content make way so far.
  private func show(_ length: Double) {
    guard var swipe = rowSwipe, swipe.length != length else { return }
    swipe.length = length
    let isFull = fullLength(of: swipe).map { length >= $0 } ?? false
    if isFull != swipe.isFull {
      swipe.isFull = isFull
      swipe.node.update(swipedActions(swipe.list, at: swipe.edge, isFull: isFull))
    }
    rowSwipe = swipe
    looksChanged()
  }

  /// Comes to rest with the content so far aside, without the buttons where that is nowhere.
  private func rest(at length: Double) {
    graph.transaction.animation = .smooth(duration: 0.2)
    if length > 0 { return show(length) }
    closeSwipe()
  }

  /// Takes the buttons away that a swipe has uncovered.
  func closeSwipe() {
    guard let swipe = rowSwipe else { return }
    rowSwipe = nil
    if graph.transaction.animation == nil {
      graph.transaction.animation = .smooth(duration: 0.2)
    }
    swipe.node.drop()
    regather(swipe.box)
    looksChanged()
  }

  /// The same once this round is shown: nothing else in it moves with that.
  func closeSwipeLater() {
    later("the end of a swipe") { [weak self] in self?.closeSwipe() }
  }

  /// What the row lets a person do.
  func actions(of row: MadeRow) -> RowActionList {
    RowActionList(
      leading: row.facts.leadingActions, trailing: row.facts.trailingActions,
      delete: deletion(of: row))
  }

  /// How wide the buttons are.
  private func width(of swipe: RowSwipe) -> Double {
    var boxes: ContiguousArray<Box> = []
    swipe.node.collectBoxes(into: &boxes)
    return boxes.first?.size(for: .unspecified).width ?? 0
  }

  /// From where on letting go does what the first of them does; nowhere where that is not wanted.
  private func fullLength(of swipe: RowSwipe) -> Double? {
    guard swipe.list.allowsFullSwipe(at: swipe.edge), !swipe.isClosing else { return nil }
    return max(width(of: swipe) + 40, 0.6 * swipe.box.record.frame.size.width)
  }

  /// The row that `element` is in.
  private func row(around element: Element) -> MadeRow? {
    for outer in element.outward {
      if let row = rows.first(where: { $0.box.element === outer }) { return row }
    }
    return nil
  }
}
