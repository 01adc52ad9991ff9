import Foundation

/// What can be done with something, as a menu that a person asks for by the pointer's other button.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// What tells it from others.
  public let identifier: AnyHashable

  /// Makes the menu, of what the system suggests: nothing, on a desktop.
  private let actionProvider: UIContextMenuActionProvider?

  /// A menu that `actionProvider` makes. There is no preview on a desktop, so that is not asked for.
  public init(
    identifier: AnyHashable? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.actionProvider = actionProvider
  }

  /// The menu; `nil` for none.
  var menu: UIMenu? { actionProvider?([]) }
}

/// Makes the menu of what can be done with something.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes what is seen of something while its menu is open.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
