/// Where the link leads that a button is.
struct LinkGoal: Equatable {
  /// Whether its page is shown in the column beside, rather than over the page that it is in.
  let isBeside: Bool
}

private enum LinkGoalKey: EnvironmentKey { static var defaultValue: LinkGoal? { nil } }

extension EnvironmentValues {
  /// Where buttons here lead, where they are links.
  var linkGoal: LinkGoal? {
    get { self[LinkGoalKey.self] }
    set { self[LinkGoalKey.self] = newValue }
  }

  /// Whether buttons here lead to another page over this one, which their rows in lists say.
  var leadsOn: Bool { linkGoal?.isBeside == false }
}

extension Element {
  /// Where it leads, if it is a link that can be pressed.
  var linkGoal: LinkGoal? {
    guard case .button(let button) = goal, button.isEnabled, let node else { return nil }
    return EnvironmentValues(scope: node.scope).linkGoal
  }
}
