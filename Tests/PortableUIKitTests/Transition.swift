import Foundation
import PortableUIKit
import Testing
import ViewTesting

/// One way in which controllers come and go: what there is before, what is done, and what each of them is
/// told then, in order.
nonisolated struct Transition: Sendable, CustomTestStringConvertible {
  let name: String
  let start: @MainActor (Stage) -> UIViewController
  let act: @MainActor (Stage) async throws -> Void
  let calls: [String]

  var testDescription: String { name }

  init(
    _ name: String, from start: @escaping @MainActor (Stage) -> UIViewController,
    _ act: @escaping @MainActor (Stage) async throws -> Void, _ calls: String
  ) {
    self.name = name
    self.start = start
    self.act = act
    self.calls = calls.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

/// Where a transition happens.
@MainActor
final class Stage {
  private var calls: [String] = []
  private var made: [String: UIViewController] = [:]
  private var shown: Screen?
  private var outermost: UIViewController?

  var screen: Screen { shown! }
  var navigation: UINavigationController { outermost as! UINavigationController }
  var tabs: UITabBarController { outermost as! UITabBarController }

  /// A controller that writes down what it is told, the same for each name.
  func page(_ name: String) -> UIViewController {
    if let known = made[name] { return known }
    let new = Witness(name) { [weak self] in self?.calls.append($0) }
    made[name] = new
    return new
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Makes everything ready, does it, and gives back what was told meanwhile.
  func run(_ transition: Transition) async throws -> [String] {
    let first = transition.start(self)
    outermost = first
    shown = Screen(first)
    await screen.settle()
    _ = take()
    try await transition.act(self)
    if let shown { await shown.settle() }
    return take()
  }

  func close() async {
    await shown?.close()
    shown = nil
  }

  func settle() async { await shown?.settle() }

  /// Takes everything away.
  func end() async {
    await close()
    made = [:]
    outermost = nil
  }
}

nonisolated extension Transition {
  private static func pages(_ names: String...) -> @MainActor (Stage) -> UIViewController {
    { stage in
      let navigation = UINavigationController()
      navigation.setViewControllers(names.map { stage.page($0) }, animated: false)
      return navigation
    }
  }

  @MainActor private static func tabs(_ stage: Stage) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.page("A"), stage.page("B")]
    return tabs
  }

  @MainActor private static func one(_ stage: Stage) -> UIViewController { stage.page("A") }

  @MainActor private static func put(_ child: UIViewController, into outer: UIViewController) {
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
  }

  @MainActor private static func withChild(_ stage: Stage) -> UIViewController {
    put(stage.page("B"), into: stage.page("A"))
    return stage.page("A")
  }

  /// Shows B before A, and then does what is to be done.
  private static func presenting(
    _ style: UIModalPresentationStyle = .automatic,
    then act: @escaping @MainActor (Stage) async throws -> Void
  ) -> @MainActor (Stage) async throws -> Void {
    { stage in
      stage.page("B").modalPresentationStyle = style
      stage.page("A").present(stage.page("B"), animated: true)
      await stage.settle()
      _ = stage.take()
      try await act(stage)
    }
  }

  static let all: [Transition] = pushed + presented + tabbed + contained

  private static let pushed = [
    Transition(
      "push", from: pages("A"), { $0.navigation.pushViewController($0.page("B"), animated: true) },
      """
      B.willMove(in) B.didLoad A.willDisappear B.willAppear B.isAppearing A.didDisappear
      B.didAppear B.didMove(in)
      """),
    Transition(
      "pop", from: pages("A", "B"), { $0.navigation.popViewController(animated: true) },
      """
      B.willMove(out) A.didLoad B.willDisappear A.willAppear A.isAppearing B.didDisappear
      A.didAppear B.didMove(out)
      """),
    Transition(
      "back, by a person", from: pages("A", "B"), { try $0.screen.back() },
      """
      B.willMove(out) A.didLoad B.willDisappear A.willAppear A.isAppearing B.didDisappear
      A.didAppear B.didMove(out)
      """),
    Transition(
      "pop to the first", from: pages("A", "B", "C"),
      { $0.navigation.popToRootViewController(animated: true) },
      """
      B.willMove(out) C.willMove(out) A.didLoad C.willDisappear A.willAppear A.isAppearing
      C.didDisappear A.didAppear B.didMove(out) C.didMove(out)
      """),
    Transition(
      "other pages", from: pages("A"),
      { $0.navigation.setViewControllers([$0.page("B"), $0.page("C")], animated: false) },
      """
      B.willMove(in) C.willMove(in) A.willMove(out) C.didLoad A.willDisappear C.willAppear
      C.isAppearing A.didDisappear C.didAppear A.didMove(out) B.didMove(in) C.didMove(in)
      """),
    Transition(
      "window closed over pages", from: pages("A", "B"), { await $0.close() },
      "B.willDisappear B.didDisappear"),
  ]

  private static let presented = [
    Transition(
      "present", from: one, { $0.page("A").present($0.page("B"), animated: true) },
      "B.didLoad B.willAppear B.isAppearing B.didAppear"),
    Transition(
      "dismiss", from: one, presenting { $0.page("A").dismiss(animated: true) },
      "B.willDisappear B.didDisappear"),
    Transition(
      "dismissed by itself", from: one, presenting { $0.page("B").dismiss(animated: true) },
      "B.willDisappear B.didDisappear"),
    Transition(
      "closed by a person", from: one, presenting { try $0.screen.dismiss() },
      "B.willDisappear B.didDisappear"),
    Transition(
      "dismiss what covers", from: one,
      presenting(.fullScreen) { $0.page("A").dismiss(animated: true) },
      "B.willDisappear A.willAppear A.isAppearing B.didDisappear A.didAppear"),
    Transition(
      "window closed over a sheet", from: one, presenting { await $0.close() },
      "A.willDisappear A.didDisappear B.willDisappear B.didDisappear"),
  ]

  private static let tabbed = [
    Transition(
      "another tab", from: tabs, { $0.tabs.selectedIndex = 1 },
      "A.willDisappear B.didLoad B.willAppear B.isAppearing A.didDisappear B.didAppear"),
    Transition(
      "another tab, by a person", from: tabs, { try $0.screen.tap("B") },
      "A.willDisappear B.didLoad B.willAppear B.isAppearing A.didDisappear B.didAppear"),
    Transition(
      "a tab that is seen taken away", from: tabs, { $0.tabs.viewControllers = [$0.page("B")] },
      """
      A.willMove(out) A.willDisappear A.didDisappear A.didMove(out) B.didLoad B.willAppear
      B.isAppearing B.didAppear
      """),
    Transition(
      "window closed over tabs", from: tabs, { await $0.close() },
      "A.willDisappear A.didDisappear"),
  ]

  private static let contained = [
    Transition(
      "child added", from: one, { put($0.page("B"), into: $0.page("A")) },
      """
      B.willMove(in) B.didLoad B.willAppear B.isAppearing B.didMove(in) B.didAppear
      """),
    Transition(
      "child removed", from: withChild,
      {
        let child = $0.page("B")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }, "B.willMove(out) B.willDisappear B.didDisappear B.didMove(out)"),
    Transition(
      "one child for another", from: withChild,
      {
        let child = $0.page("B")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        put($0.page("C"), into: $0.page("A"))
      },
      """
      B.willMove(out) B.willDisappear B.didDisappear B.didMove(out) C.willMove(in) C.didLoad
      C.willAppear C.isAppearing C.didMove(in) C.didAppear
      """),
    Transition(
      "window closed", from: withChild, { await $0.close() },
      "A.willDisappear B.willDisappear A.didDisappear B.didDisappear"),
    Transition(
      "window shows another", from: one,
      { $0.page("A").view.window?.rootViewController = $0.page("B") },
      """
      A.willDisappear A.didDisappear B.didLoad B.willAppear B.isAppearing B.didAppear
      """),
  ]
}
