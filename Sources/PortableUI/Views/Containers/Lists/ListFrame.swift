import LayoutEngine

/// What is around the rows of a list: its background, and the place that the keyboard comes to.
struct ListFrame<Content: View> {
  let content: Content
  let list: ListContent

  /// Whether the keyboard comes there only where one of the rows does something.
  let wantsActs: Bool
}

extension ListFrame: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { ListFrameNode(self, at: place) }
}

final class ListFrameNode<Content: View>: ModifierNode<ListFrame<Content>, Content>, ListKeyboard {
  weak var rows: (any ListKeyHearer)?

  var hasOutline = false {
    didSet { if hasOutline != oldValue { show() } }
  }

  var hasActs = false {
    didSet { if hasActs != oldValue { show() } }
  }

  var opensRow = true {
    didSet { if opensRow != oldValue { show() } }
  }

  var deletesRows = true {
    didSet { if deletesRows != oldValue { show() } }
  }

  var takesDrops = false {
    didSet { if takesDrops != oldValue { show() } }
  }

  var menu: MenuContent? {
    didSet { if menu != oldValue { show() } }
  }

  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    box.element = Element(.layer(layer), of: self)
  }

  override var ownKeyboardElement: Element? { boxes.first?.element }
  override var keyboardElement: Element? { ownKeyboardElement }

  override func viewChanged() {
    super.viewChanged()
    show()
  }

  private var list: ListContent {
    var list = view.list
    if view.wantsActs, !hasActs { list.keys = [] }
    if !opensRow { list.keys.remove(.opens) }
    if !deletesRows { list.keys.remove(.deletes) }
    if hasOutline, list.keys.contains(.moves) { list.keys.insert(.expands) }
    return list
  }

  private func show() {
    for box in boxes { box.show(.layer(layer)) }
  }

  private var layer: LayerContent {
    var layer = LayerContent(list: list, menu: menu)
    if takesDrops { layer.looks.exchange = .takes }
    return layer
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    switch event {
    case .focus(let isThere):
      graph.keyboard.moved(isThere, element, of: self)
      rows?.keyboardMoved(isHere: isThere)
    case .key(let key, let modifiers): rows?.hear(key, modifiers)
    case .openMenuAtKeys: rows?.openMenuOfCurrentRow()
    case .openMenu: rows?.openMenuOfNoRows()
    case .closeMenu: rows?.closeMenu()
    case .choose(let line): rows?.choose(line)
    default: break
    }
  }

  var takesKeys: Bool { list.keys.contains(.moves) }

  func takeKeyboard() {
    guard takesKeys, let element = boxes.first?.element else { return }
    graph.keyboard.move(to: element)
  }
}

/// Where the keyboard of a list is.
@MainActor
protocol ListKeyboard: Node {
  /// The rows that the keys are for.
  var rows: (any ListKeyHearer)? { get set }

  /// Whether some of the rows have others inside.
  var hasOutline: Bool { get set }

  /// Whether a person can do something with some of them besides selecting.
  var hasActs: Bool { get set }

  /// Whether Return does something with the row that keys are at.
  var opensRow: Bool { get set }

  /// Whether Delete deletes some of the rows that keys mean.
  var deletesRows: Bool { get set }

  /// Whether something can be dropped behind the rows.
  var takesDrops: Bool { get set }

  /// The menu beside the rows; `nil` where there is none.
  var menu: MenuContent? { get set }

  /// Whether the keyboard comes here at all.
  var takesKeys: Bool { get }

  /// Moves the keyboard here.
  func takeKeyboard()
}

/// The rows of a list, as its keyboard knows them.
@MainActor
protocol ListKeyHearer: AnyObject {
  /// A person has pressed `key`, with others held.
  func hear(_ key: KeyEquivalent, _ modifiers: EventModifiers)

  /// A person has asked for the menu of what is selected.
  func openMenuOfCurrentRow()

  /// A person has asked for the menu beside the rows.
  func openMenuOfNoRows()

  /// A person wants to see the open menu no longer.
  func closeMenu()

  /// A person has chosen from the open menu.
  func choose(_ line: Int)

  /// The keyboard has come to the list, or left it.
  func keyboardMoved(isHere: Bool)

  /// What takes what is dropped beside them.
  var taker: any DropTaker { get }
}

extension ListFrameNode: DropTaker {
  func takenTypes(by element: Element) -> [UTType] { rows?.taker.takenTypes(by: element) ?? [] }

  func hold(
    _ items: [NSItemProvider], at point: Point, over element: Element
  ) -> DropOperation? {
    rows?.taker.hold(items, at: point, over: element)
  }

  func letGo(of element: Element) { rows?.taker.letGo(of: element) }

  func take(
    _ items: [NSItemProvider], at point: Point, on element: Element,
    then tell: @escaping @MainActor (Bool) -> Void
  ) {
    guard let taker = rows?.taker else { return tell(false) }
    taker.take(items, at: point, on: element, then: tell)
  }
}

nonisolated extension View {
  func listFrame(_ list: ListContent, wantsActs: Bool) -> some View {
    ListFrame(content: self, list: list, wantsActs: wantsActs)
  }
}
