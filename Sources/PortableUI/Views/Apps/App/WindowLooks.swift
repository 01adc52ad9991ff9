import LayoutEngine

/// How large a person may make a window.
public struct WindowResizability: Hashable, Sendable {
  enum Kind: Hashable { case automatic, contentSize, contentMinSize }

  let kind: Kind

  /// As is usual: a window of settings is as large as what is in it, others are as large as one likes.
  public static let automatic = WindowResizability(kind: .automatic)
  /// As large as what is in it: where that has one size only, the window cannot be made another.
  ///
  /// It opens as large as its content wants to be, unless a default size is set.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Not smaller than what is in it.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// How a window begins at its top.
public protocol WindowStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: _WindowAppearance { get }
}

/// One of the ways in which the desktop shows windows.
public struct _WindowAppearance: Hashable, Sendable {
  let hidesTitle: Bool
}

/// The style of windows for which none was chosen: a bar with a title.
public struct DefaultWindowStyle: WindowStyle {
  /// The usual style.
  public init() {}
  /// A bar with a title.
  public var appearance: _WindowAppearance { _WindowAppearance(hidesTitle: false) }
}

/// A bar with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// A bar with a title.
  public init() {}
  /// A bar with a title.
  public var appearance: _WindowAppearance { _WindowAppearance(hidesTitle: false) }
}

/// A bar that shows no title. The window still has one, for lists of windows.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// A bar without a title.
  public init() {}
  /// A bar without a title.
  public var appearance: _WindowAppearance { _WindowAppearance(hidesTitle: true) }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A bar with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A bar that shows no title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// What a scene says of the looks of its windows.
struct WindowLooks: Hashable {
  var size: Size?
  var resizability = WindowResizability.Kind.automatic
  var hidesTitle = false

  /// Whether the menu has nothing of the scene.
  var areCommandsRemoved = false

  /// The key that opens a window.
  var shortcut = SceneShortcut.usual
}

/// The key that opens a window of a scene.
enum SceneShortcut: Hashable {
  /// What is usual for its kind, if anything is.
  case usual
  /// That one, or none.
  case chosen(KeyboardShortcut?)

  /// The key, where `usual` is what is usual.
  func key(or usual: KeyboardShortcut?) -> KeyboardShortcut? {
    switch self {
    case .usual: usual
    case .chosen(let shortcut): shortcut
    }
  }
}

extension EnvironmentValues {
  var windowLooks: WindowLooks {
    get { self[WindowLooksKey.self] }
    set { self[WindowLooksKey.self] = newValue }
  }
}

private enum WindowLooksKey: EnvironmentKey {
  static var defaultValue: WindowLooks { WindowLooks() }
}
