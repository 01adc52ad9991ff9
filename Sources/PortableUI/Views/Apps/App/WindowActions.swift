import Dispatch
import Threads

extension EnvironmentValues {
  /// Opens a window of another kind, by its id or by a value that it shows.
  ///
  ///     @Environment(\.openWindow) private var openWindow
  ///     …
  ///     Button("Details") { openWindow(id: "details") }
  public var openWindow: OpenWindowAction { OpenWindowAction(windows: windows) }

  /// Closes a window: the one around the view, or others by their id or value.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(windows: windows, own: thisWindow)
  }

  /// Whether the app may have more than one window.
  public var supportsMultipleWindows: Bool { windows != nil }

  var windows: WindowActions? {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }

  var thisWindow: WeakWindow? {
    get { self[ThisWindowKey.self] }
    set { self[ThisWindowKey.self] = newValue }
  }
}

/// Opens windows.
public struct OpenWindowAction {
  let windows: WindowActions?

  /// Opens a window of the scene with this id.
  @preconcurrency @MainActor
  public func callAsFunction(id: String) { windows.open(id: id, value: nil, of: nil) }

  /// Opens a window that shows `value`, or brings that forward which shows it already.
  @preconcurrency @MainActor
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows.open(id: nil, value: value, of: D.self)
  }

  /// Opens a window of the scene with this id that shows `value`, or brings that forward which shows
  /// it already.
  @preconcurrency @MainActor
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows.open(id: id, value: value, of: D.self)
  }
}

/// Closes windows, at the end of the turn: the action that asks for it is done by then.
public struct DismissWindowAction {
  let windows: WindowActions?
  let own: WeakWindow?

  /// Closes the window around the view.
  @preconcurrency @MainActor
  public func callAsFunction() {
    let own = own
    windows.close { $0 === own?.window }
  }

  /// Closes the windows of the scene with this id.
  @preconcurrency @MainActor
  public func callAsFunction(id: String) { windows.close { $0.source?.kind.id == id } }

  /// Closes the windows that show `value`.
  @preconcurrency @MainActor
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows.close { $0.value.current == AnyHashable(value) }
  }

  /// Closes the windows of the scene with this id that show `value`.
  @preconcurrency @MainActor
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows.close { $0.source?.kind.id == id && $0.value.current == AnyHashable(value) }
  }
}

/// The windows of the app that runs, for views.
@MainActor
final class WindowActions {
  private(set) weak var session: AppSession?

  init(session: AppSession) { self.session = session }

  func open(id: String?, value: AnyHashable?, of type: Any.Type?) {
    guard let session else { return }
    guard let source = session.source(id: id, valueType: type.map { ObjectIdentifier($0) }) else {
      return misuse(
        "No scene has the window that is to be opened.",
        facts: ["id": id ?? "none", "shows": type.map { "\($0)" } ?? "nothing"],
        fix: "Give a WindowGroup or Window in the App's body this id, or this type of value.")
    }
    session.open(source, showing: value)
  }

  func openAnother(like window: AppWindow) { session?.openAnother(like: window) }

  /// The scene of settings, where the menu is to lead to it.
  var offeredSettings: (any WindowSource)? {
    session?.settings.flatMap { $0.looks.areCommandsRemoved ? nil : $0 }
  }

  /// The scenes that have a key of their own.
  var scenesWithKeys: [any WindowSource] {
    (session?.sources ?? []).filter { source in
      !source.looks.areCommandsRemoved && !source.kind.isSettings
        && source.looks.shortcut.key(or: nil) != nil
    }
  }

  /// Opens a window of a scene, or brings forward the one there is.
  func openWindow(of scene: any WindowSource) { session?.open(scene, showing: nil) }

  func openSettings() {
    guard let session else { return }
    guard let settings = session.settings else {
      return misuse(
        "Settings are to be opened, but the app has none.", facts: [:],
        fix: "Put a Settings scene into the App's body.")
    }
    session.open(settings, showing: nil)
  }

  /// Closes all windows, which ends the app, when the views in them are done with what they do now.
  func closeAll() { close { _ in true } }

  func close(_ isMeant: @escaping @MainActor (AppWindow) -> Bool) {
    guard let session else { return }
    for window in session.windows where isMeant(window) { session.closeLater(window) }
  }
}

extension WindowActions? {
  @MainActor
  fileprivate func open(id: String?, value: AnyHashable?, of type: Any.Type?) {
    guard let self else { return noApp("opened") }
    self.open(id: id, value: value, of: type)
  }

  @MainActor
  func openSettings() {
    guard let self else { return noApp("opened") }
    self.openSettings()
  }

  @MainActor
  fileprivate func close(_ isMeant: @escaping @MainActor (AppWindow) -> Bool) {
    guard let self else { return noApp("closed") }
    self.close(isMeant)
  }

  private func noApp(_ verb: String) {
    misuse(
      "A window is to be \(verb), but no app is running.", facts: [:],
      fix: "Look at supportsMultipleWindows first where the view is also shown without windows.")
  }
}

enum WindowActionsKey: EnvironmentKey { static var defaultValue: WindowActions? { nil } }
enum ThisWindowKey: EnvironmentKey { static var defaultValue: WeakWindow? { nil } }
