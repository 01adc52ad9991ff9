public import PortableUI

extension Screen {
  /// Does what a view offers to assistive technologies under that name, by `accessibilityAction(named:_:)`
  /// say.
  ///
  ///     try screen.perform("Archive", on: "Mail from Ann")
  public func perform(_ name: String, on lookup: Lookup) throws {
    let offered = try find(lookup, offering: "\"\(name)\"") { $0.name == name }
    perform(offered.action, on: offered.shown)
  }

  /// Does what a view offers to assistive technologies for that, by `accessibilityAction(_:_:)`. What has
  /// nothing of its own to be activated with is tapped.
  ///
  ///     try screen.perform(.escape, on: "Photo")
  public func perform(_ kind: AccessibilityActionKind, on lookup: Lookup) throws {
    let wanted = kind.offered
    if wanted == .named { return try perform(kind.offeredName, on: lookup) }
    if wanted == .activate, try actions(of: lookup, where: { $0.kind == wanted }).isEmpty {
      return try tap(lookup)
    }
    let offered = try find(lookup, offering: kind.offeredName) { $0.kind == wanted }
    perform(offered.action, on: offered.shown)
  }

  /// What a view offers to assistive technologies, by name: itself, and then what is around it.
  public func actions(of lookup: Lookup) throws -> [String] {
    try actions(of: lookup) { _ in true }.map(\.action.name)
  }

  /// Steps what is no stepper up or down. Returns whether it can be stepped.
  func perform(
    _ kind: AccessibilityAction.Kind, on lookup: Lookup, to verb: String
  ) throws -> Bool {
    graph.runFrame()
    let item = try find(lookup, to: verb) { $0.role == .stepper }
    guard
      let shown = item.shown.reactor({
        $0.accessibility.offeredActions.contains { $0.kind == kind }
      }),
      let action = shown.accessibility.offeredActions.first(where: { $0.kind == kind })
    else { return false }
    try checkHeard(item, to: verb)
    perform(action, on: shown)
    return true
  }

  private func perform(_ action: AccessibilityAction, on shown: Shown) {
    shown.element?.receive(.perform(action))
    graph.runFrame()
  }

  private typealias Offered = (shown: Shown, action: AccessibilityAction)

  private func find(
    _ lookup: Lookup, offering words: String, _ isMeant: (AccessibilityAction) -> Bool
  ) throws -> Offered {
    let verb = "perform \(words) on"
    let all = try actions(of: lookup, to: verb) { _ in true }
    guard let offered = all.first(where: { isMeant($0.action) }) else {
      throw ScreenError(
        "Could not \(verb) \(lookup): it does not offer that.",
        facts: [("it offers", listed(all.map { "\"\($0.action.name)\"" }))],
        fix: "Give it accessibilityAction(named:_:), or take one of those.")
    }
    return offered
  }

  private func actions(
    of lookup: Lookup, to verb: String = "ask what can be done with",
    where isMeant: (AccessibilityAction) -> Bool
  ) throws -> [Offered] {
    graph.runFrame()
    let offers: (Shown) -> Bool = { !$0.accessibility.namedActions.isEmpty }
    let item = try find(lookup, to: verb) { offers($0.shown) }
    try checkHeard(item, to: verb)
    // One that is around several things speaks for them, too.
    let first = offers(item.shown) ? item.shown : item.shown.reactor(offers)
    return sequence(first: first ?? item.shown, next: \.parent).flatMap { shown in
      shown.accessibility.namedActions.filter(isMeant).map { (shown, $0) }
    }
  }

  /// Makes sure that assistive technologies speak of that.
  private func checkHeard(_ item: Item, to verb: String) throws(ScreenError) {
    let isPassedOver = sequence(first: item.shown, next: \.parent).contains {
      $0.accessibility.isHidden
    }
    guard let hiding = item.hiding ?? (isPassedOver ? "accessibilityHidden(true)" : nil) else {
      return try checkFront(item, to: verb)
    }
    throw ScreenError(
      "Could not \(verb) \(item.title): assistive technologies pass over it.",
      facts: [("hidden by", hiding)], fix: "Do what shows it first.")
  }
}
