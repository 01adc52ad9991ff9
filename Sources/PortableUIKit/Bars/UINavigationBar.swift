public import Foundation

/// The bar above pages: the header bar of the window, which the desktop paints.
///
/// What is said of its colours and pictures is kept, and changes nothing; its ``UIView/tintColor`` is that of the
/// buttons in it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large. A window's are all alike.
  open var prefersLargeTitles = false

  /// How it looks. A desktop's bars look alike in all apps.
  open var barStyle = UIBarStyle.default
  /// Whether one sees through it. A desktop's bars look alike in all apps.
  open var isTranslucent = true
  /// The colour of the bar. A desktop's bars look alike in all apps.
  open var barTintColor: UIColor?
  /// The picture of the line below it. A desktop's bars have none.
  open var shadowImage: UIImage?
  /// How titles look. A desktop's have a look of their own.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look. A desktop's have a look of their own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How it looks. A desktop's bars look alike in all apps.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks where it is low. A desktop's bars look alike in all apps.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks where nothing is scrolled beneath it. A desktop's bars look alike in all apps.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Both of these. A desktop's bars look alike in all apps.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The controller whose pages it is above.
  weak var owner: UINavigationController?

  /// What it shows of the page that is seen.
  open var topItem: UINavigationItem? { owner?.topViewController?.navigationItem }

  /// What it shows of the page before that.
  open var backItem: UINavigationItem? {
    owner?.viewControllers.dropLast().last?.navigationItem
  }

  /// What it shows of each page.
  open var items: [UINavigationItem]? { owner?.viewControllers.map(\.navigationItem) }

  open override var next: UIResponder? { owner }

  /// The picture behind it. A desktop's bars have none.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
  }

  /// The picture behind it that was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
  private var images: [UIBarMetrics: UIImage] = [:]

  override func looksChanged() { owner?.contentChanged() }
}

/// Whether a bar is light or dark.
public nonisolated enum UIBarStyle: Int, Sendable { case `default`, black }

/// How high a bar is.
public nonisolated enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}
