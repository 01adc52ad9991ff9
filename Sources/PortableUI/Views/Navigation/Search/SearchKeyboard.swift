/// Where the keyboard goes once a search is over: back to where it was before, or else into what
/// was searched.
@MainActor
final class SearchKeyboard {
  /// What had the keyboard before the search was begun.
  private weak var before: Element?

  /// What in the search, its field or something beside that, had the keyboard last.
  private weak var last: Element?

  private weak var searched: Node?
  private var isOver = false

  nonisolated init() {}

  /// Moves the keyboard, which is in the search, out of it with the next frame.
  func end() { isOver = true }

  /// `node` is what is searched.
  fileprivate func begin(over node: Node) {
    searched = node
    node.graph.keyboard.add(self)
  }

  /// Notes that the keyboard has come to something in the search.
  fileprivate func came(_ keyboard: Keyboard) {
    // From the field to a suggestion, say, the search goes on.
    if let former = keyboard.formerElement, former !== last { before = former }
    last = keyboard.holdingElement
  }
}

extension SearchKeyboard: FocusOwner {
  func settle(_ keyboard: Keyboard) {
    guard isOver else { return }
    let isElsewhere = keyboard.holdingElement.map { $0 !== last } ?? false
    if isElsewhere {
      isOver = false
    } else if let before, before.takesKeyboard {
      isOver = false
      keyboard.moveBack(to: before)
    } else if let first = searched?.firstListForKeyboard ?? searched?.firstToBegin {
      isOver = false
      keyboard.move(to: first)
    }
  }

  func giveUp() -> Bool {
    isOver = false
    return false
  }
}

/// Something in a search that the keyboard may come to: the field, or what is offered beside it.
struct KeyboardInSearch<Content: View> {
  let content: Content
  let keyboard: SearchKeyboard
}

extension KeyboardInSearch: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { KeyboardInSearchNode(self, at: place) }
}

private final class KeyboardInSearchNode<Content: View>:
  WrapperNode<KeyboardInSearch<Content>, Content>, FocusListener
{
  override func content() -> Content { view.content }

  func keyboardCame() { view.keyboard.came(graph.keyboard) }
  func keyboardLeft() {}
}

/// What is searched.
struct SearchedContent<Content: View> {
  let content: Content
  let keyboard: SearchKeyboard
}

extension SearchedContent: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { SearchedContentNode(self, at: place) }
}

private final class SearchedContentNode<Content: View>:
  WrapperNode<SearchedContent<Content>, Content>
{
  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    view.keyboard.begin(over: self)
  }
}
