import Foundation

/// What an action of a view is for, as assistive technologies ask for it.
public struct AccessibilityActionKind: Equatable {
  let kind: AccessibilityAction.Kind
  let name: Text

  private init(_ kind: AccessibilityAction.Kind, _ name: String) {
    self.kind = kind
    self.name = Text(verbatim: name)
  }

  /// What is done by the name that `name` says.
  public init(named name: Text) {
    kind = .named
    self.name = name
  }

  /// What is done to use the view.
  public static var `default`: AccessibilityActionKind {
    AccessibilityActionKind(.activate, "Activate")
  }
  /// Leaves the view.
  public static var escape: AccessibilityActionKind {
    AccessibilityActionKind(.escape, "Escape")
  }
  /// Does what matters most just now, such as answering a call.
  public static var magicTap: AccessibilityActionKind {
    AccessibilityActionKind(.magicTap, "Magic tap")
  }
  /// Deletes what the view shows.
  public static var delete: AccessibilityActionKind {
    AccessibilityActionKind(.delete, "Delete")
  }
  /// Shows the menu of the view.
  public static var showMenu: AccessibilityActionKind {
    AccessibilityActionKind(.showMenu, "Show menu")
  }

  static var increment: AccessibilityActionKind {
    AccessibilityActionKind(.increment, "Increment")
  }
  static var decrement: AccessibilityActionKind {
    AccessibilityActionKind(.decrement, "Decrement")
  }

  /// What an element that offers it is told.
  package var offered: AccessibilityAction.Kind { kind }

  /// What it is called where it is offered.
  package var offeredName: String { name.string(in: Locale.current) }
}

/// Which way a view is stepped.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
