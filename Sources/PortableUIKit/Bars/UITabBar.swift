/// The tabs of a tab bar controller, which look as the desktop's do.
///
/// What is said of its colours and pictures is kept, and changes nothing; its ``UIView/tintColor`` is that of the tab
/// that is chosen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How it looks. A desktop's bars look alike in all apps.
  open var barStyle = UIBarStyle.default
  /// Whether one sees through it. A desktop's bars look alike in all apps.
  open var isTranslucent = true
  /// The colour of the bar. A desktop's bars look alike in all apps.
  open var barTintColor: UIColor?
  /// The colour of the tabs that are not chosen. A desktop's have the colour of texts.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind it. A desktop's bars have none.
  open var backgroundImage: UIImage?
  /// The picture of the line beside it. A desktop's bars have none.
  open var shadowImage: UIImage?
  /// How it looks. A desktop's bars look alike in all apps.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks where nothing is scrolled beneath it. A desktop's bars look alike in all apps.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The controller whose tabs it shows.
  weak var owner: UITabBarController?

  /// The tabs.
  open var items: [UITabBarItem]? { owner?.viewControllers?.compactMap(\.tabBarItem) }

  /// The tab that is chosen.
  open var selectedItem: UITabBarItem? { owner?.selectedViewController?.tabBarItem }

  open override var next: UIResponder? { owner }

  override func looksChanged() { owner?.contentChanged() }
}
