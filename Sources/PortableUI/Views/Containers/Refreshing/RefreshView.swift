/// A view around which a person's wish for news is heard.
struct RefreshView<Content: View> {
  let content: Content
  let action: RefreshAction
  let isRunning: Binding<Bool>
  let pull: Binding<Double>
}

extension RefreshView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { RefreshNode(self, at: place) }
}

final class RefreshNode<Content: View>: ModifierNode<RefreshView<Content>, Content> {
  private var task: Task<Void, Never>?

  /// Whether nothing is to come of a swipe, as news were on their way when it began.
  private var isIdleSwipe = false

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.keyboard.addToWindow(self)
  }

  override func attach(_ box: Box) {
    box.element = Element(.layer(LayerContent(isRefreshable: true)), of: self)
  }

  override func disappear() {
    super.disappear()
    graph.keyboard.removeFromWindow(self)
    task?.cancel()
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    guard case .refresh = event, task == nil else { return }
    let (action, isRunning) = (view.action, view.isRunning)
    isRunning.wrappedValue = true
    let token = graph.begin("what refreshes \(path)")
    task = Task { [weak self, weak graph] in
      await action()
      if self?.flags.contains(.isDropped) == false { isRunning.wrappedValue = false }
      self?.task = nil
      graph?.finish(token)
    }
  }
}

/// Fingers that pull down what is at its beginning ask for it anew.
extension RefreshNode: SwipeHearer {
  /// How far they pull at least.
  private var length: Double { 96 }

  func takesSwipe(_ way: SwipeWay, by tool: SwipeTool, over element: Element) -> Bool {
    guard way == .down, tool == .fingers else { return false }
    // Nobody further out is meant either while this one is busy.
    isIdleSwipe = task != nil
    return true
  }

  func swipeLength(fully: Bool) -> Double? { length }

  func hearSwipe(_ step: SwipeStep) {
    if isIdleSwipe { return }
    switch step {
    case .moved(let length): view.pull.wrappedValue = max(0, length / self.length)
    case .ended:
      let isWanted = view.pull.wrappedValue >= 1
      view.pull.wrappedValue = 0
      if isWanted { boxes.first?.element?.receive(.refresh) }
    case .cancelled: view.pull.wrappedValue = 0
    }
  }
}

/// F5, and Control with R, ask the innermost that the keyboard is in. Where it is in none of them, they ask one
/// that has no other inside.
extension RefreshNode: Refresher, WindowKeyHearer {
  func hearInWindow(_ press: KeyPress) -> Bool {
    guard press.asksAnew, !layoutRoot.isCovered, let element = boxes.first?.element,
      graph.keyboard.isInside(self) || !hasOtherInside
    else { return false }
    element.receive(.refresh)
    return true
  }

  private var hasOtherInside: Bool {
    graph.keyboard.windowHearers.contains { hearer in
      guard let other = hearer.node as? any Refresher else { return false }
      return other.isInside(self) && other.sleep == nil && other.layoutRoot === layoutRoot
    }
  }
}

/// A node that is asked anew by keys.
@MainActor
protocol Refresher: Node {}

extension KeyPress {
  fileprivate var asksAnew: Bool {
    guard phase != .up else { return false }
    return key == .refresh
      ? modifiers.isEmpty : key == "r" && (modifiers == .control || modifiers == .command)
  }
}

nonisolated extension View {
  func refreshes(
    _ action: RefreshAction, isRunning: Binding<Bool>, pull: Binding<Double>
  ) -> RefreshView<Self> {
    RefreshView(content: self, action: action, isRunning: isRunning, pull: pull)
  }
}
