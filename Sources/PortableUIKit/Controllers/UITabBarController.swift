import Foundation
import PortableCombine
import PortableUI

/// Shows one of several controllers, which a person chooses by tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// What there is to choose from.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  private var tabs: [UIViewController] = []

  /// Who is asked, and hears, which one is seen.
  public weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs. They look as the desktop's do.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.owner = self
    AppearanceModels.shared.dress(bar)
    return bar
  }()

  private var index = 0

  /// The one that is seen, by its place.
  open var selectedIndex: Int {
    get { tabs.isEmpty ? NSNotFound : index }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  /// The one that is seen.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set { if let place = tabs.firstIndex(where: { $0 === newValue }) { select(place) } }
  }

  /// Lets a person choose from these.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs, viewControllers ?? [])
    let seen = selectedViewController
    for one in old where !new.contains(one) {
      one.willMove(toParent: nil)
      if one === seen { one.disappear(animated) }
      one.removeFromParent()
    }
    tabs = new
    for one in new where !old.contains(one) {
      addChild(one)
      one.didMove(toParent: self)
    }
    index = seen.flatMap { tabs.firstIndex(of: $0) } ?? 0
    if isSeen, let now = selectedViewController, now !== seen { show(now, insteadOf: nil) }
    contentChanged()
  }

  private var isSeen: Bool { appearance == .there || appearance == .coming }

  private func select(_ new: Int) {
    guard new != index else { return }
    let old = selectedViewController
    index = new
    if isSeen, let now = selectedViewController { show(now, insteadOf: old) }
    contentChanged()
  }

  private func show(_ new: UIViewController, insteadOf old: UIViewController?) {
    old?.willDisappear(false)
    new.willAppear(false)
    pages.whenShown {
      old?.didDisappear(false)
      new.didAppear(false)
    }
  }

  fileprivate func chosenByPerson(_ new: Int) {
    guard tabs.indices.contains(new) else { return }
    let page = tabs[new]
    guard delegate?.tabBarController(self, shouldSelect: page) ?? true else {
      return contentChanged()
    }
    select(new)
    delegate?.tabBarController(self, didSelect: page)
  }

  override var coveredChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  open override func loadView() {
    // Its view may be kept by somebody who does not keep it.
    view = ContentView { [weak self] in AnyView(self.map(TabContent.init)) }
  }

  func contentChanged() { pages.changed() }
}

/// Who is asked, and hears, which tab is seen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a person may choose that one.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person chose that one.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes, where a delegate does not say.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The tabs, as SwiftUI's.
private struct TabContent: View {
  let controller: UITabBarController
  @ObservedObject private var pages: ControllerPages

  init(_ controller: UITabBarController) {
    self.controller = controller
    pages = controller.pages
  }

  var body: some View {
    let tabs = controller.viewControllers ?? []
    let chosen = Binding(get: { controller.selectedIndex }, set: { controller.chosenByPerson($0) })
    TabView(selection: chosen) {
      ForEach(tabs.indices, id: \.self) { index in
        let item: UITabBarItem = tabs[index].tabBarItem
        page(TabPage(controller: tabs[index], isChosen: index == controller.selectedIndex))
          .toolbar(controller.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
          .tabItem {
            Label {
              Text(verbatim: item.title ?? "")
            } icon: {
              if let image = item.image { Image(uiImage: image) }
            }
          }
          .tag(index)
          .badge(item.badgeValue.map { Text(verbatim: $0) })
      }
    }
    .modifier(TabTint(color: controller.tabBar.ownTintColor))
    .onChange(of: pages.version, initial: true) { pages.frameWasShown() }
  }

  /// A page has the colours it would have without the tabs'.
  @ViewBuilder
  private func page(_ page: TabPage) -> some View {
    if controller.tabBar.ownTintColor == nil { page } else { page.tint(nil) }
  }
}

/// The colour of the tab that is chosen, where there is one of its own.
private struct TabTint: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color { content.tint(Color(uiColor: color)) } else { content }
  }
}

/// One of the tabs. Its view is made when it is chosen first.
private struct TabPage: View {
  let controller: UIViewController
  let isChosen: Bool

  var body: some View {
    if isChosen || controller.isViewLoaded {
      ControllerView(controller, owns: false)
    } else {
      Color.clear
    }
  }
}
