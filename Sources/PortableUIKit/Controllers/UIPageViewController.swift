public import Foundation
import PortableCombine
import PortableUI
import Threads

/// Shows one of several controllers, and lets a person go to the next one and back.
///
/// A person swipes with two fingers, presses Control with Page Down or Page Up, or, where the data source says how many
/// pages there are, chooses a dot below them.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How one page becomes another. All do as a desktop's pages.
  public nonisolated enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  /// In which direction the pages follow. A desktop's pages lie beside one another.
  public nonisolated enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// Where another page comes from.
  public nonisolated enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// Something that can be said when it is made.
  public nonisolated struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// What tells it from others.
    public let rawValue: String
    /// What tells it from others.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What lies between pages. A desktop's lie side by side.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How one page becomes another.
  public let transitionStyle: TransitionStyle

  /// In which direction the pages follow.
  public let navigationOrientation: NavigationOrientation

  /// Says which pages there are beside another. Without it a person stays where the program goes.
  public weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { readNeighbours() } }
  }

  /// Who hears when a person goes to another page.
  public weak var delegate: (any UIPageViewControllerDelegate)?

  private var shown: UIViewController?

  /// The pages beside it, as the data source said when it came.
  private var before: UIViewController?
  private var after: UIViewController?

  /// The dots.
  private lazy var dots: UIPageControl = {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self] _ in self?.choseDot() }, for: .valueChanged)
    return control
  }()

  /// Pages that follow like that.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// The page that is seen.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// Shows a page. The delegate does not hear of it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      return misuse(
        "A page view controller was given several pages to show, or none.",
        facts: ["controller": self, "pages": viewControllers?.count ?? 0],
        fix: "Give it one page: two beside one another are not shown on this system.")
    }
    guard new !== shown else {
      readNeighbours()
      completion?(true)
      return
    }
    change(to: new, animated) { completion?(true) }
  }

  private func change(
    to new: UIViewController, _ animated: Bool, _ completion: @escaping () -> Void
  ) {
    let old = shown
    let isSeen = appearance == .there || appearance == .coming
    addChild(new)
    old?.willMove(toParent: nil)
    if isSeen {
      new.loadViewToShow()
      old?.willDisappear(animated)
      new.willAppear(animated)
    }
    shown = new
    readNeighbours()
    let finish = { [weak self] in
      guard let self else { return }
      if isSeen {
        old?.didDisappear(animated)
        if shown === new { new.didAppear(animated) }
      }
      old?.removeFromParent()
      new.didMove(toParent: self)
      completion()
    }
    isSeen ? pages.whenShown(finish) : finish()
  }

  /// Asks which pages are beside the one that is seen.
  private func readNeighbours() {
    before = shown.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    after = shown.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    if let dataSource, shown != nil {
      dots.numberOfPages = dataSource.presentationCount(for: self)
      if dots.numberOfPages > 0 { dots.currentPage = dataSource.presentationIndex(for: self) }
    }
    pages.changed()
  }

  // MARK: What a person does

  /// The pages that a person can go to from here, in their order, with the one that is seen.
  fileprivate var near: [UIViewController] {
    let near = [before === after ? nil : before, shown, after]
    return near.compactMap(\.self)
  }

  fileprivate var seen: UIViewController? { shown }
  fileprivate var previous: UIViewController? { before }
  fileprivate var following: UIViewController? { after }

  fileprivate var shownDots: UIPageControl? { dots.numberOfPages > 0 ? dots : nil }

  fileprivate func went(to id: ObjectIdentifier?) {
    guard let new = near.first(where: { ObjectIdentifier($0) == id }), new !== shown else { return }
    go(to: new)
  }

  private func go(to new: UIViewController) {
    let old = shown.map { [$0] } ?? []
    delegate?.pageViewController(self, willTransitionTo: [new])
    change(to: new, true) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    }
  }

  private func choseDot() {
    guard let dataSource, var page = shown else { return }
    let steps = dots.currentPage - dataSource.presentationIndex(for: self)
    for _ in 0..<abs(steps) {
      let next =
        steps > 0
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let next else { break }
      page = next
    }
    if page !== shown { go(to: page) } else { readNeighbours() }
  }

  override var coveredChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  open override func loadView() {
    // Its view may be kept by somebody who does not keep it.
    view = ContentView { [weak self] in AnyView(self.map(PagesContent.init)) }
  }
}

/// Says which pages there are.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; `nil` where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; `nil` where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that is seen.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// There are no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who hears when a person goes to another page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A person is about to go to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A person has gone to another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing, where a delegate does not say.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing, where a delegate does not say.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The pages, as SwiftUI's.
private struct PagesContent: View {
  let controller: UIPageViewController
  @ObservedObject private var pages: ControllerPages

  init(_ controller: UIPageViewController) {
    self.controller = controller
    pages = controller.pages
  }

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: chosen) {
        ForEach(controller.near.map { NearPage(controller: $0) }) { $0.tag($0.id) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      if let dots = controller.shownDots { ObjectView(dots) }
    }
    .background {
      key(.pageUp, to: controller.previous)
      key(.pageDown, to: controller.following)
    }
    .onChange(of: pages.version, initial: true) { pages.frameWasShown() }
  }

  @ViewBuilder
  private func key(_ key: KeyEquivalent, to page: UIViewController?) -> some View {
    if let page {
      UnseenKeys(KeyboardShortcut(key, modifiers: .control)) {
        controller.went(to: ObjectIdentifier(page))
      }
    }
  }

  private var chosen: Binding<ObjectIdentifier?> {
    Binding(
      get: { controller.seen.map { ObjectIdentifier($0) } }, set: { controller.went(to: $0) })
  }
}

/// A page that a person can go to. Its view is made when it is seen first.
private struct NearPage: View, Identifiable {
  let controller: UIViewController
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(controller) }

  var body: some View { ControllerView(controller, owns: false) }
}
