import PortableUI

extension Screen {
  /// Leaves what is presented in front, as a person does without pressing anything in it: closes the
  /// sheet or the popover, or answers the question with its way out.
  public func dismiss() throws {
    graph.runFrame()
    guard let front = presented.last, let element = front.element else {
      throw ScreenError(
        "Could not dismiss: nothing is presented.",
        facts: [("on the screen", listed(items.filter(\.isVisible).map(\.title)))],
        fix: "Do what presents it first, and settle if it is still to come.")
    }
    switch front.content {
    case .surface(.sheet(let sheet)):
      guard sheet.isDismissable else { throw held(front) }
      element.receive(.close)
    case .surface(.popover(let popover)):
      guard popover.isDismissable else { throw held(front) }
      element.receive(.close)
    case .surface(.dialog(let dialog)):
      guard let escape = dialog.escape else { throw open(dialog) }
      element.receive(.choose(escape))
    default: preconditionFailure("'\(front.viewName)' is in front and nothing that is presented.")
    }
    graph.runFrame()
  }

  /// Answers the question in front as is likely. Returns whether there was one with such an answer.
  func answerLikely() -> Bool {
    guard let front = presented.last, case .surface(.dialog(let dialog)) = front.content,
      let likely = dialog.likely
    else { return false }
    front.element?.receive(.choose(likely))
    return true
  }

  private func titles(in surface: Shown) -> [String] {
    let inside = items.filter { $0.isIn(surface) && $0.shown !== surface && $0.isVisible }
    return inside.filter { !$0.name.isEmpty }.map(\.title)
  }

  private func held(_ front: Shown) -> ScreenError {
    let title = "\(front.content.facts.role.words) \"\(front.callName)\""
    return ScreenError(
      "Could not dismiss \(title): interactiveDismissDisabled keeps it.",
      facts: [("in it", listed(titles(in: front)))],
      fix: "Press what closes it.")
  }

  private func open(_ dialog: DialogContent) -> ScreenError {
    ScreenError(
      "Could not dismiss alert \"\(dialog.title)\": none of its answers is a way out.",
      facts: [("its answers", listed(dialog.buttons.map { "\"\($0.title)\"" }))],
      fix: "Tap one of them, or give one the role cancel.")
  }

  /// Makes sure that nothing is presented in front of `item`.
  func checkFront(_ item: Item, to verb: String) throws(ScreenError) {
    guard let front, !item.isIn(front) else { return }
    let title = "\(front.content.facts.role.words) \"\(front.callName)\""
    throw ScreenError(
      "Could not \(verb) \(item.title): \(title) is in front of it.",
      facts: [("in front", listed(titles(in: front)))],
      fix: "Answer or dismiss that first.")
  }
}

extension Item {
  /// Whether it is a part of what `surface` shows, and of nothing presented over that.
  func isIn(_ surface: Shown) -> Bool { shown.isSameOrInside(surface) }
}
