import LayoutEngine

/// A person moves from one page to the one beside it.
@MainActor
struct TabSwipe {
  private(set) weak var origin: (any TabPage)?
  private(set) weak var goal: (any TabPage)?

  /// Whether the goal comes behind, as one reads.
  let isAfter: Bool

  /// How far they have moved, and whether the goal is reached.
  var length = 0.0
  var isDone = false

  init(from origin: any TabPage, to goal: any TabPage, isAfter: Bool) {
    self.origin = origin
    self.goal = goal
    self.isAfter = isAfter
  }

  /// What is seen of the other page beside `shown`.
  func slide(beside shown: any TabPage, among pages: [TabEntry]) -> PageSlide? {
    func place(of page: (any TabPage)?) -> Int? { pages.firstIndex { $0.page === page } }
    if shown === origin {
      return place(of: goal).map {
        PageSlide(beside: $0, isAfter: isAfter, shift: isAfter ? -length : length)
      }
    }
    guard shown === goal, isDone else { return nil }
    return place(of: origin).map { PageSlide(beside: $0, isAfter: !isAfter, shift: 0) }
  }

  /// Whether `page` is to be seen besides the one that is shown.
  func needs(_ page: any TabPage) -> Bool { page === origin || page === goal }
}

/// Fingers, and a pointer that holds a page, move from page to page where these have no titles.
extension TabNode: SwipeHearer {
  func takesSwipe(_ way: SwipeWay, by tool: SwipeTool, over element: Element) -> Bool {
    guard way != .down, !marks.haveTitles, let shown else { return false }
    endSwipe()
    let isAfter = !way.isBack(isMirrored: scope.isMirrored)
    let there = pages.filter { $0.isThere && $0.page.isTabEnabled }
    guard let place = there.firstIndex(where: { $0.page === shown }),
      there.indices.contains(place + (isAfter ? 1 : -1))
    else { return false }
    let goal = there[place + (isAfter ? 1 : -1)].page
    swipe = TabSwipe(from: shown, to: goal, isAfter: isAfter)
    goal.pageSleep.end()
    goal.makeContent()
    show()
    return true
  }

  func swipeLength(fully: Bool) -> Double? { width / 2 }

  private var width: Double { box?.record.frame.size.width ?? 0 }

  func hearSwipe(_ step: SwipeStep) {
    guard let current = swipe else { return }
    switch step {
    case .moved(let length):
      swipe?.length = min(width, max(0, length))
      slide()
    case .ended(let speed):
      rest(atGoal: SwipeStep.goesOn(from: current.length, of: width, at: speed))
    case .cancelled: rest(atGoal: false)
    }
  }

  private func rest(atGoal isDone: Bool) {
    guard let goal = swipe?.goal else { return endSwipe() }
    graph.transaction.animation = .smooth(duration: 0.25)
    graph.transaction.addAnimationCompletion { [weak self] in self?.endSwipe() }
    swipe?.length = 0
    swipe?.isDone = isDone
    if isDone { choose(goal) }
    show()
  }

  /// Leaves one page to be seen.
  func endSwipe() {
    guard swipe != nil else { return }
    swipe = nil
    show()
  }
}
