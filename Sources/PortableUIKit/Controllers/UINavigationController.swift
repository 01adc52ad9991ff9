public import Foundation
import PortableCombine
import PortableUI
import Threads

/// Shows controllers as pages, each of which may lead to another.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The pages, the one that is seen last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  /// Who hears which page is seen.
  public weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the pages.
  public private(set) lazy var navigationBar = owned(makeBar())
  private var barClass: UINavigationBar.Type = UINavigationBar.self

  /// The bar below the pages, with what each has to do; see ``UIViewController/toolbarItems``.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  private var toolbarClass: UIToolbar.Type = UIToolbar.self

  /// Whether there is no bar below the pages.
  open var isToolbarHidden = true { didSet { contentChanged() } }

  /// Shows the bar below the pages, or does not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether there is no bar: no title, no way back and no buttons of pages. A window keeps its own.
  open var isNavigationBarHidden = false { didSet { contentChanged() } }

  /// Pages, of which `rootViewController` is the first.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Pages with bars of these classes; `nil` for the usual one.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass { barClass = navigationBarClass }
    if let toolbarClass { self.toolbarClass = toolbarClass }
  }

  private func makeBar() -> UINavigationBar {
    UIView.made(barClass) ?? UINavigationBar()
  }

  private func owned(_ bar: UINavigationBar) -> UINavigationBar {
    bar.owner = self
    AppearanceModels.shared.dress(bar)
    return bar
  }

  private func makeToolbar() -> UIToolbar {
    let bar = UIView.made(toolbarClass) ?? UIToolbar()
    AppearanceModels.shared.dress(bar)
    return bar
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The page that is seen.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: the page, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Shows another page.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(viewController) {
      misuse(
        "A view controller was pushed that is among the pages already.",
        facts: ["controller": viewController], fix: "Pop to it, or push another one.")
      return
    }
    change(to: stack + [viewController], animated)
  }

  /// Goes one page back. Returns the page that was left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated)
    return top
  }

  /// Goes back to the first page. Returns those that were left.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  /// Goes back to that page. Returns those that were left.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let left = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated)
    return left
  }

  /// Shows these pages.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated)
  }

  /// Shows the bar, or does not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func change(to new: [UIViewController], _ animated: Bool) {
    let (old, top) = (stack, stack.last)
    let gone = old.filter { !new.contains($0) }
    for page in new where !old.contains(page) { addChild(page) }
    for page in gone {
      page.isLeavingParent = true
      page.willMove(toParent: nil)
    }
    let isSeen = appearance == .there || appearance == .coming
    let changesTop = top !== new.last
    if isSeen, changesTop {
      new.last?.loadViewToShow()
      top?.willDisappear(animated)
      if let page = new.last {
        delegate?.navigationController(self, willShow: page, animated: animated)
        page.willAppear(animated)
      }
    }
    stack = new
    contentChanged()
    let finish = { [weak self] in
      guard let self else { return }
      if isSeen, changesTop {
        top?.didDisappear(animated)
        if let page = new.last, stack.last === page {
          page.didAppear(animated)
          delegate?.navigationController(self, didShow: page, animated: animated)
        }
      }
      for page in gone {
        page.removeFromParent()
        page.isLeavingParent = false
      }
      for page in new where !old.contains(page) { page.didMove(toParent: self) }
    }
    isSeen ? pages.whenShown(finish) : finish()
  }

  override var coveredChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  fileprivate func wentBack(to count: Int) {
    guard count < stack.count else { return }
    change(to: Array(stack.prefix(max(1, count))), true)
  }

  open override func loadView() {
    // Its view may be kept by somebody who does not keep it.
    view = ContentView { [weak self] in AnyView(self.map(NavigationContent.init)) }
  }

  func contentChanged() { pages.changed() }
}

/// Who hears which page of a navigation controller is seen.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A page is about to be seen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A page is seen.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing, where a delegate does not say.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing, where a delegate does not say.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// The pages, as SwiftUI's.
private struct NavigationContent: View {
  let controller: UINavigationController
  @ObservedObject private var pages: ControllerPages

  init(_ controller: UINavigationController) {
    self.controller = controller
    pages = controller.pages
  }

  var body: some View {
    NavigationStack(path: path) {
      if let first = controller.viewControllers.first {
        page(first).navigationDestination(for: PageKey.self) { key in
          if let next = key.controller { page(next) }
        }
      }
    }
    .onChange(of: pages.version) { pages.frameWasShown() }
  }

  private func page(_ page: UIViewController) -> NavigationPage {
    NavigationPage(
      page, hasBar: !controller.isNavigationBarHidden && !controller.navigationBar.isHidden,
      tint: controller.navigationBar.ownTintColor,
      foot: controller.isToolbarHidden ? nil : controller.toolbar)
  }

  private var path: Binding<[PageKey]> {
    Binding(
      get: { controller.viewControllers.dropFirst().map { PageKey(controller: $0) } },
      set: { controller.wentBack(to: $0.count + 1) })
  }
}

/// Tells one page from others.
private struct PageKey: Hashable {
  weak var controller: UIViewController?
  private let id: ObjectIdentifier

  init(controller: UIViewController) {
    self.controller = controller
    id = ObjectIdentifier(controller)
  }

  nonisolated static func == (lhs: PageKey, rhs: PageKey) -> Bool { lhs.id == rhs.id }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// One page, with what the bar shows of it. Its view is made when it is seen first.
private struct NavigationPage: View {
  let controller: UIViewController
  let hasBar: Bool
  let tint: UIColor?

  /// The bar below it.
  let foot: UIToolbar?
  @ObservedObject private var pages: ControllerPages

  init(_ controller: UIViewController, hasBar: Bool, tint: UIColor?, foot: UIToolbar?) {
    self.controller = controller
    self.hasBar = hasBar
    self.tint = tint
    self.foot = foot
    pages = controller.pages
    let top = controller.navigationController?.topViewController
    if top == nil || top === controller { controller.loadViewIfNeeded() }
  }

  private var item: UINavigationItem { controller.navigationItem }

  var body: some View {
    content
      .modifier(PageSearch(search: item.searchController, version: pages.version))
      .navigationTitle(Text(verbatim: hasBar ? item.title ?? "" : ""))
      .navigationBarBackButtonHidden(item.hidesBackButton || !hasBar)
      .toolbar {
        ToolbarItemGroup(placement: .navigation) { buttons(item.leftBarButtonItems) }
        if hasBar, let view = item.titleView {
          ToolbarItem(placement: .principal) { ObjectView(view) }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          buttons(item.rightBarButtonItems?.reversed())
        }
        if let foot, let items = controller.toolbarItems {
          ToolbarItem(placement: .bottomBar) {
            BarButtons(items: items, version: pages.version, tint: foot.ownTintColor)
          }
        }
      }
  }

  @ViewBuilder
  private var content: some View {
    if controller.isViewLoaded { ControllerView(controller, owns: false) } else { Color.clear }
  }

  private func buttons(_ items: [UIBarButtonItem]?) -> some View {
    let shown = hasBar ? (items ?? []).filter { !$0.isHidden && !$0.isSpace } : []
    return ForEach(shown.indices, id: \.self) {
      BarButton(item: shown[$0], version: pages.version, tint: tint)
    }
  }
}
