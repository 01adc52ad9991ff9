import Dispatch
package import Foundation
import LayoutEngine
import Threads

/// An app that runs: its scenes, and the windows they have open.
@MainActor
package final class AppSession {
  /// The app that was started last: the only one, but for tests.
  private(set) static weak var running: AppSession?

  package let desktop: any Desktop
  private var scenes: Graph?
  private(set) var sources: [any WindowSource] = []

  /// How often a window got the keyboard.
  private var useCount = 0
  private var environment = EnvironmentValues()

  /// The commands of its scenes.
  let commands = AppCommands()

  init(_ makeApp: () -> some App, on desktop: any Desktop, with resources: Bundle) {
    self.desktop = desktop
    environment.windows = WindowActions(session: self)
    environment.systemURLOpener = SystemURLOpener { [desktop] in desktop.open($0) }
    environment.fileChooser = FileChooser { [desktop] in desktop.askForFiles($0, $1) }
    environment.clipboard = desktop.clipboard
    environment.layoutDirection = desktop.layoutDirection
    environment.appCommands = commands
    environment.scenePhase = .background
    environment.tint = AppAccent.color(in: resources)
    scenes = Graph(
      AppView(app: makeApp()), on: SceneBackend(of: self), size: .zero, environment: environment)
    Self.running = self
    scenes?.runFrame()
  }

  /// What is set for all of its scenes.
  var scope: EnvironmentScope? { scenes?.root?.scope }

  /// The windows that are open.
  package var windows: [AppWindow] { sources.flatMap(\.windows) }

  /// Opens the first window, unless one of `addresses`, which the app was started with, is a document that is
  /// to be shown instead; then takes these.
  package func start(opening addresses: [URL] = []) {
    if !addresses.contains(where: opensDocument) { openFirst() }
    take(addresses)
  }

  private func openFirst() {
    guard let first = sources.first(where: { !$0.kind.isSettings }) else {
      endProgram(
        "The app has no windows.", facts: [:],
        fix: "Put a WindowGroup into the body of the App.")
    }
    open(first, showing: nil)
  }

  /// Takes in what has changed in the scenes.
  package func runFrame() { scenes?.runFrame() }

  /// What the scene of `window` is called where something is kept for it: the same whenever the app runs.
  package func nameOfScene(of window: AppWindow) -> String {
    let place = sources.firstIndex { $0 === window.source } ?? 0
    return window.source?.kind.id ?? "\(place)"
  }

  /// Opens another window like `window`, if there may be more than one, as a person does.
  package func openAnother(like window: AppWindow) {
    guard let source = window.source else { return }
    open(source, showing: nil)
  }

  /// The scene of the app's settings, where it has some.
  var settings: (any WindowSource)? { sources.first(where: \.kind.isSettings) }

  /// Closes a window: its views disappear. The app ends with the last one.
  package func close(_ window: AppWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    window.source?.forget(window)
    window.empty()
    desktop.close(window)
    phasesChanged()
    if windows.isEmpty { quit() }
  }

  /// Closes a window as a person does: once its views have asked what they want to, and nothing is lost.
  package func askToClose(_ window: AppWindow) {
    window.graph?.runFrame()
    guard let question = window.graph?.root?.dismissalQuestion else {
      return leaveDocument(of: window)
    }
    question.ask { [weak self, weak window] in
      self?.later(with: window) { $0.leaveDocument(of: $1) }
    }
  }

  /// Closes a window when the views in it are done with what they do now.
  func closeLater(_ window: AppWindow) { later(with: window) { $0.askToClose($1) } }

  /// Does something with a window that is still at something, as at a dialog in which a person answers.
  func later(
    with window: AppWindow?, _ action: @escaping @MainActor (AppSession, AppWindow) -> Void
  ) {
    DispatchQueue.main.async { [weak self, weak window] in
      onMain { if let self, let window { action(self, window) } }
    }
  }

  /// Closes all windows, which ends the app; those of which a person has to be asked stay until there is an
  /// answer.
  package func closeAll() { for window in windows { askToClose(window) } }

  /// The window that had the keyboard last.
  package var lastUsedWindow: AppWindow? { windows.max { $0.lastUse < $1.lastUse } }

  /// Notes how present a window is to the person in front of it.
  package func note(_ phase: ScenePhase, of window: AppWindow) {
    window.phase = phase
    if phase == .active {
      useCount += 1
      window.lastUse = useCount
    }
    phasesChanged()
  }

  /// Whether the desktop is light or dark.
  package var colorScheme: ColorScheme {
    get { environment.desktopScheme }
    set {
      environment.desktopScheme = newValue
      scenes?.setEnvironment(environment)
    }
  }

  /// What the person in front of the desktop has asked of all apps.
  package var wishes: PersonWishes {
    get { environment.wishes }
    set {
      guard newValue != environment.wishes else { return }
      environment.wishes = newValue
      scenes?.setEnvironment(environment)
    }
  }

  /// The size of letters that the desktop's settings ask for.
  package var typeSize: DynamicTypeSize {
    get { environment.desktopTypeSize }
    set {
      guard newValue != environment.desktopTypeSize else { return }
      environment.desktopTypeSize = newValue
      scenes?.setEnvironment(environment)
    }
  }

  /// Opens a window of `source` or, where there is one already that shows this, brings it forward.
  func open(_ source: any WindowSource, showing value: AnyHashable?) {
    let known = source.windows.first {
      source.kind.isSingle || (value != nil && $0.value.current == value)
    }
    if let known { return desktop.raise(known) }
    desktop.open(source.makeWindow(showing: value))
  }

  /// The scene that a view means by an `id`, by the type of a value, or by both.
  func source(id: String?, valueType: ObjectIdentifier?) -> (any WindowSource)? {
    sources.first {
      (id == nil || $0.kind.id == id) && (valueType == nil || $0.kind.valueType == valueType)
    }
  }

  func add(_ source: any WindowSource) { sources.append(source) }

  /// Notes that a scene is gone, and closes its windows.
  func remove(_ source: any WindowSource) {
    for window in source.windows { close(window) }
    sources.removeAll { $0 === source }
  }

  /// Tells all windows and scenes that nobody can see them any more, and lets them do what they do
  /// then, as if they were shown still. Nothing is shown after that.
  package func loseDisplay() {
    for window in windows {
      window.phase = .background
      window.graph?.runFrame()
      window.document?.saveAtOnce()
    }
    phasesChanged()
    scenes?.runFrame()
  }

  private func phasesChanged() {
    let phase = windows.map(\.phase).max() ?? .background
    guard phase != environment.scenePhase else { return }
    environment.scenePhase = phase
    scenes?.setEnvironment(environment)
  }

  private func quit() {
    scenes?.runFrame()
    scenes?.close()
    desktop.quit()
  }
}
