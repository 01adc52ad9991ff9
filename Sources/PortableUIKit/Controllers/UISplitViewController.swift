public import Foundation
import PortableCombine
import PortableUI
import Threads

/// Shows two controllers beside one another, of which the first says what the second shows.
///
/// Each column is a navigation controller: one that was given, or one around what was given. In a window
/// with little room one of them is seen at a time.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are. There are two.
  public nonisolated enum Style: Int, Sendable { case unspecified, doubleColumn }

  /// Which column.
  public nonisolated enum Column: Int, Sendable { case primary, supplementary, secondary }

  /// Which columns are seen.
  public nonisolated enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  /// How many columns there are.
  public let style: Style

  /// Who is asked which column is seen where there is room for one.
  public weak var delegate: (any UISplitViewControllerDelegate)?

  /// Which columns shall be seen where there is room.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { follow(preferredDisplayMode) } }
  }

  private var given: [Column: UIViewController] = [:]
  private var shown: [Column: UINavigationController] = [:]

  fileprivate var visibility = NavigationSplitViewVisibility.automatic
  fileprivate var compactColumn = NavigationSplitViewColumn.sidebar

  /// Columns of that kind.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Two columns.
  public convenience init() { self.init(style: .unspecified) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// What is in the columns, as it was given.
  open var viewControllers: [UIViewController] {
    get { [given[.primary], given[.secondary]].compactMap(\.self) }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// What was given for a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Shows `vc` in a column from now on; nothing where that is `nil`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard column != .supplementary else {
      return misuse(
        "A split view controller was asked for a column that it does not have.",
        facts: ["controller": self, "column": column],
        fix: "There are two: .primary and .secondary.")
    }
    guard vc !== given[column] else { return }
    let old = shown.removeValue(forKey: column)
    old?.willMove(toParent: nil)
    given[column] = vc
    if let vc {
      let pages =
        vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
      shown[column] = pages
      addChild(pages)
      pages.didMove(toParent: self)
    }
    old?.removeFromParent()
    if column == .secondary, vc != nil, old != nil || isViewLoaded { compactColumn = .detail }
    contentChanged()
  }

  /// Brings a column into sight.
  open func show(_ column: Column) {
    if column == .primary, visibility == .detailOnly { visibility = .all }
    compactColumn = column == .primary ? .sidebar : .detail
    contentChanged()
  }

  /// Takes a column out of sight.
  open func hide(_ column: Column) {
    if column == .primary { visibility = .detailOnly }
    compactColumn = column == .primary ? .detail : .sidebar
    contentChanged()
  }

  /// Which columns are seen where there is room.
  public var displayMode: DisplayMode {
    visibility == .detailOnly ? .secondaryOnly : .oneBesideSecondary
  }

  private func follow(_ mode: DisplayMode) {
    visibility = mode == .secondaryOnly ? .detailOnly : mode == .automatic ? .automatic : .all
    contentChanged()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  // The columns come and go as they are seen.
  override var coveredChildren: [UIViewController] { [] }

  open override func loadView() {
    let proposed = delegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: .primary)
    if let proposed { compactColumn = proposed == .primary ? .sidebar : .detail }
    // Its view may be kept by somebody who does not keep it.
    view = ContentView { [weak self] in AnyView(self.map(SplitContent.init)) }
  }

  fileprivate func column(_ column: Column) -> UINavigationController? { shown[column] }

  fileprivate func wasShown(_ new: NavigationSplitViewVisibility) {
    guard new != visibility else { return }
    let old = displayMode
    visibility = new
    if displayMode != old {
      delegate?.splitViewController(self, willChangeTo: displayMode)
    }
    contentChanged()
  }

  fileprivate func wasShown(_ new: NavigationSplitViewColumn) {
    guard new != compactColumn else { return }
    compactColumn = new
    contentChanged()
  }

  private func contentChanged() { pages.changed() }
}

/// Who is asked, and hears, which columns are seen.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be seen, as a person wants it.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Which column is seen first where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// Nothing, where a delegate does not say.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The one that was proposed, where a delegate does not say.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// The columns, as SwiftUI's.
private struct SplitContent: View {
  let controller: UISplitViewController
  @ObservedObject private var pages: ControllerPages

  init(_ controller: UISplitViewController) {
    self.controller = controller
    pages = controller.pages
  }

  var body: some View {
    NavigationSplitView(
      columnVisibility: Binding(
        get: { controller.visibility }, set: { controller.wasShown($0) }),
      preferredCompactColumn: Binding(
        get: { controller.compactColumn }, set: { controller.wasShown($0) })
    ) {
      column(.primary)
    } detail: {
      column(.secondary)
    }
    .onChange(of: pages.version) { pages.frameWasShown() }
  }

  @ViewBuilder
  private func column(_ column: UISplitViewController.Column) -> some View {
    if let pages = controller.column(column) {
      ControllerView(pages).id(ObjectIdentifier(pages))
    }
  }
}
