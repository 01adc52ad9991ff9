import Foundation

/// Says what a cell, or another view, shows; a value that makes a view and keeps it up to date.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// The same for a cell that is selected, say.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether it can show `configuration`.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// It can show one of the kind that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How it stands with a view whose look follows from that.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// What is around it.
  var traitCollection: UITraitCollection { get set }
}

/// How it stands with a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// What is around it.
  public var traitCollection: UITraitCollection

  /// Whether it is selected.
  public var isSelected = false
  /// Whether it looks pressed.
  public var isHighlighted = false
  /// Whether it can be used.
  public var isDisabled = false
  /// Whether it is edited.
  public var isEditing = false

  /// A cell with which nothing is going on.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A view that shows what a configuration says, in its content view.
protocol ContentHolder: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var configured: (any UIView & UIContentView)? { get set }
}

extension ContentHolder {
  /// What is to be shown is another: by the view that is there, where that can show it.
  func configurationChanged() {
    defer {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    if let configured, let contentConfiguration, configured.supports(contentConfiguration) {
      configured.configuration = contentConfiguration
      return
    }
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    guard let configured else { return }
    configured.frame = contentView.bounds
    contentView.addSubview(configured)
  }
}
