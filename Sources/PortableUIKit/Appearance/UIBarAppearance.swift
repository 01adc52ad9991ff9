public import Foundation

/// How a bar looks. A desktop's bars look alike in all apps: what is said here is kept, and changes nothing.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The colour behind the bar. A desktop's bars have one of their own.
  open var backgroundColor: UIColor?
  /// The picture behind the bar. A desktop's bars have none.
  open var backgroundImage: UIImage?
  /// How that fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line below the bar. A desktop's bars have one of their own.
  open var shadowColor: UIColor?
  /// The picture of the line below the bar. A desktop's bars have none.
  open var shadowImage: UIImage?

  /// How bars look.
  public required init() {}

  /// The same as another one.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Looks as bars usually do.
  open func configureWithDefaultBackground() { forget() }

  /// Hides what is behind it.
  open func configureWithOpaqueBackground() {
    forget()
    backgroundColor = .systemBackground
  }

  /// Lets all be seen that is behind it.
  open func configureWithTransparentBackground() {
    forget()
    backgroundColor = .clear
    shadowColor = .clear
  }

  private func forget() {
    (backgroundColor, shadowColor) = (nil, nil)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// How a navigation bar looks. A desktop's bars look alike in all apps: what is said here is kept, and changes nothing.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look. A desktop's have a look of their own.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look. A desktop's have a look of their own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved. A desktop's stand where its bars have them.
  open var titlePositionAdjustment = UIOffset.zero

  /// How bars look.
  public required init() { super.init() }

  /// The same as another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// How a bar of tabs looks. A desktop's bars look alike in all apps: what is said here is kept, and changes nothing.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks. A desktop's bars look alike in all apps: what is said here is kept, and changes nothing.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// How far something is moved.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Not at all.
  public static let zero = UIOffset()

  /// As far as that.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
