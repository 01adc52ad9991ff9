public import Foundation

/// What a bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem {
  var changed: (() -> Void)?

  /// What the page is called.
  open var title: String? { didSet { if title != oldValue { changed?() } } }
  /// What stands above the page.
  open var prompt: String? { didSet { if prompt != oldValue { changed?() } } }
  /// The view that stands for the title.
  open var titleView: UIView? { didSet { changed?() } }
  /// Whether there is no way back in the bar.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed?() } } }
  /// What the way back to this page is called.
  open var backButtonTitle: String?
  /// What stands where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { listen(leftBarButtonItems) } }
  /// What stands where reading ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { listen(rightBarButtonItems) } }
  /// What lets a person search the page.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.showAnew = nil
      searchController?.showAnew = { [weak self] in self?.changed?() }
      changed?()
    }
  }
  /// Whether the search goes out of sight when one scrolls. A window's stays.
  open var hidesSearchBarWhenScrolling = true
  /// How large the title is. A window's are all alike.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How large a title is.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// What a bar shows of something called `title`.
  public init(title: String) { self.title = title.isEmpty ? nil : title }

  /// The first of what stands where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost of what stands where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Puts `items` where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Puts `items` where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Puts `item` where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Puts `item` where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Shows no way back in the bar, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func listen(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
    changed?()
  }
}

/// What a bar of tabs shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What is new there.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed?() } } }
  /// The picture while it is chosen.
  open var selectedImage: UIImage?

  /// A tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
