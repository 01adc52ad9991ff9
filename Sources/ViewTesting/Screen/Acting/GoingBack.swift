import PortableUI

extension Screen {
  /// Goes back to the page before, in what is in front.
  public func back() throws {
    graph.runFrame()
    guard let bar = frontBar, bar.goesBack else {
      throw ScreenError(
        "Could not go back: there is no page to go back to.",
        facts: [
          ("the title", (presented.last ?? backend.root)?.bar?.title ?? "none"),
          ("on the screen", listed(items.filter(\.isVisible).map(\.title))),
        ], fix: "Open a page first; navigationBarBackButtonHidden keeps a person in one.")
    }
    bar.element?.receive(.back)
    graph.runFrame()
  }

  /// Goes back where that is what the keys do now: a person who types does not lose the page by Escape.
  /// Returns whether the keys are used up.
  func goBack(by shortcut: KeyboardShortcut) -> Bool {
    guard let bar = frontBar, bar.goesBack else { return false }
    if shortcut == .cancelAction, let field = backend.focused,
      case .field(let text) = field.content,
      !text.text.isEmpty
    {
      return true
    }
    bar.element?.receive(.back)
    return true
  }

  private var frontBar: Shown? { (presented.last ?? backend.root)?.bar }
}

extension Shown {
  /// Whether it is a bar from which one can go back.
  fileprivate var goesBack: Bool {
    if case .surface(.bar(let bar)) = content { bar.goesBack } else { false }
  }
}
