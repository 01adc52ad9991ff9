import Foundation
import LayoutEngine
import PortableUI
import Testing

/// A desktop in memory, on which a test uses an app.
@MainActor
final class TestDesktop: Desktop {
  private(set) var session: AppSession!
  private(set) var log = Log()
  private var backends: [ObjectIdentifier: MirrorBackend] = [:]
  private(set) var hasQuit = false

  /// What was announced, each with the index of the window in which.
  private(set) var announced: [String] = []

  /// The file that was asked for last.
  private(set) var asked: FileRequest?

  /// The lengths that are kept of windows that were closed.
  private(set) var lengths: [String: Double] = [:]

  /// Starts the app.
  init<A: App>(
    _ app: A.Type, with resources: Bundle = .main, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layoutDirection = layoutDirection
    session = AppStart.of(app, with: resources).makeSession(on: self)
    session.start()
    settle()
  }

  /// Takes in what has changed, in the scenes and in every window.
  func settle() {
    session.runFrame()
    for window in session.windows { window.graph?.runFrame() }
    session.runFrame()
  }

  func announce(_ words: String, in window: AppWindow) {
    let number = session.windows.firstIndex { $0 === window } ?? -1
    announced.append("\(words): \(number)")
  }

  /// The titles of the windows that are open, each with the words in it.
  var windows: [String] {
    session.windows.map { "\($0.title): \(texts(in: $0).joined(separator: ", "))" }
  }

  /// Whether everything in the windows that are open is laid out from right to left.
  var isMirrored: Bool {
    session.windows.compactMap { $0.graph?.rootElement }.allSatisfy { root in
      elements(root).allSatisfy(\.isMirrored)
    }
  }

  func texts(in window: AppWindow) -> [String] {
    guard let root = window.graph?.rootElement else { return [] }
    return elements(root).compactMap {
      if case .text(let text) = $0.content { text.text } else { nil }
    }
  }

  /// Presses the button with that title in the window at `index`.
  func tap(
    _ title: String, in index: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let window = session.windows[index]
    let button = elements(window.graph!.rootElement).first { element in
      guard case .button = element.content, case .text(let text)? = elements(element).last?.content
      else { return false }
      return text.text == title
    }
    if button == nil {
      Issue.record("no button \(title), only \(windows)", sourceLocation: sourceLocation)
    }
    button?.receive(.press)
    settle()
  }

  /// Whether the window at `index` has the app's menu.
  func hasMenu(in index: Int) -> Bool { menuHolder(in: index) != nil }

  /// Opens the app's menu of the window at `index`.
  func openMenu(in index: Int) {
    guard let holder = menuHolder(in: index) else { return }
    elements(holder).first { if case .button = $0.content { true } else { false } }?
      .receive(.press)
    settle()
  }

  /// The titles in the menu that is open, with a dash for a line.
  func menu(in index: Int) -> [String] {
    lines(in: index).map { $0.kind == .divider ? "-" : $0.title }
  }

  /// Chooses from the menu that is open.
  func choose(_ title: String, in index: Int) {
    guard case .choice(let number, _)? = lines(in: index).first(where: { $0.title == title })?.kind
    else { return }
    menuHolder(in: index)?.receive(.choose(number))
    settle()
  }

  private func lines(in index: Int) -> [MenuItem] { menuHolder(in: index)?.menu?.items ?? [] }

  /// The keys of the app's menu in the window at `index`, by the titles of its lines.
  func keys(in index: Int) -> [String: KeyboardShortcut] {
    let keys = menuHolder(in: index)?.menu?.keys ?? []
    return Dictionary(keys.map { ($0.title, $0.shortcut) }, uniquingKeysWith: { one, _ in one })
  }

  /// Presses the key of a line of the app's menu in the window at `index`.
  func press(_ title: String, in index: Int) {
    let holder = menuHolder(in: index)
    if let key = holder?.menu?.keys.first(where: { $0.title == title }) {
      holder?.receive(.choose(key.number))
    }
    settle()
  }

  private func menuHolder(in index: Int) -> Element? {
    let root = session.windows[index].graph?.rootElement
    return root.flatMap { elements($0).first { $0.menu != nil } }
  }

  /// Turns the first toggle in the window at `index`.
  func toggle(in index: Int) {
    let root = session.windows[index].graph?.rootElement
    let toggle = root.flatMap { root in
      elements(root).first { element in
        if case .control(let control) = element.content {
          control.content is ToggleContent
        } else {
          false
        }
      }
    }
    toggle?.receive(.toggle(true))
    settle()
  }

  /// How wide a column is in the window at `index`, as its line says.
  func width(_ line: String, in index: Int) -> Double? {
    self.line(line, in: index)?.content.control(SliderContent.self)?.value
  }

  /// Moves the line of a column in the window at `index`.
  func slide(_ line: String, to width: Double, in index: Int) {
    let line = self.line(line, in: index)
    for event in [ElementEvent.editing(true), .slide(width), .editing(false)] {
      line?.receive(event)
    }
    settle()
  }

  private func line(_ name: String, in index: Int) -> Element? {
    session.windows[index].graph.flatMap { graph in
      elements(graph.rootElement).first {
        $0.content.control(SliderContent.self)?.label == name
      }
    }
  }

  func elements(_ element: Element) -> [Element] {
    [element] + element.children.flatMap(elements)
  }

  func open(_ window: AppWindow) {
    log.note("open \(window.title)")
    window.keptLengths = KeptLengths(lengths)
    let graph = window.fill(
      on: MirrorBackend(), size: window.size ?? Size(width: 400, height: 300), phase: .inactive)
    graph.runFrame()
  }

  func update(_ window: AppWindow) { log.note("title \(window.title)") }

  func raise(_ window: AppWindow) { log.note("raise \(window.title)") }

  func close(_ window: AppWindow) {
    lengths.merge(window.keptLengths.given) { $1 }
    log.note("close \(window.title)")
  }

  func requestFrame() {}

  func open(_ url: URL) -> Bool {
    log.note("open \(url.absoluteString)")
    return true
  }

  func askForFiles(
    _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void
  ) -> @MainActor () -> Void {
    log.note("ask for files")
    asked = request
    return {}
  }

  let clipboard: any Clipboard = MemoryClipboard()
  let layoutDirection: LayoutDirection

  func quit() { hasQuit = true }
}

extension Element {
  fileprivate var menu: MenuContent? {
    if case .layer(let layer) = content { layer.menu } else { nil }
  }
}
