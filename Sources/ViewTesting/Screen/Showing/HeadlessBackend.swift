import LayoutEngine
import PortableCombine
import PortableUI
import StreamTesting

/// Shows a graph in memory, and holds it to its word: a mutation that makes no sense stops the test.
@MainActor
final class HeadlessBackend: Backend {
  /// What everything else is in.
  @exclusivity(unchecked) private(set) var root: Shown?

  /// How often the graph changed something here.
  @exclusivity(unchecked) private(set) var mutationCount = 0 {
    didSet { if items != nil { (items, names) = (nil, nil) } }
  }

  /// What a person finds here, kept until something changes: whoever acts looks several times.
  @exclusivity(unchecked) var items: [Item]? { didSet { if items != nil { lookCount += 1 } } }

  /// What those are called, kept as long, once somebody looked for a name.
  var names: ItemNames?

  /// How often everything was gathered for somebody who looked.
  private(set) var lookCount = 0

  /// What the keyboard writes to.
  private(set) weak var focused: Shown?

  /// What the keyboard wrote to before each of the things that are presented came.
  private var interrupted: [(surface: Shown, focused: Shown?)] = []

  let showsMotion: Bool
  /// What the named colours are, as the screen is light or dark.
  var palette: Palette
  private let clock: TestScheduler<VirtualTime, Never>
  private var ticks: AnyCancellable?
  private let bell: Bell

  /// What is shown, until it is closed. A weak reference would slow down all that a frame does with a graph.
  unowned var graph: Graph?

  /// Who shows it in a window besides, for people to watch. Elements know its widgets then, and `table`
  /// what is here.
  let onlooker: (any Onlooker)?
  private var table: [ObjectIdentifier: Shown] = [:]

  init(
    clock: TestScheduler<VirtualTime, Never>, palette: Palette, showsMotion: Bool, bell: Bell,
    onlooker: (any Onlooker)? = nil
  ) {
    self.onlooker = onlooker
    self.bell = bell
    self.clock = clock
    self.palette = palette
    self.showsMotion = showsMotion
  }

  func make(_ element: Element) {
    mutationCount += 1
    precondition(element.native == nil, "'\(element.viewName)' was made twice.")
    let shown = Shown(element)
    if let onlooker {
      onlooker.backend.make(element)
      table[ObjectIdentifier(element)] = shown
    } else {
      element.native = shown
    }
    if root == nil { root = shown }
    if case .surface(let content) = element.content, content.isPresented {
      interrupted.append((shown, focused))
      focus(nil)
    }
  }

  func update(_ element: Element) {
    mutationCount += 1
    let shown = shown(element, to: "updated")
    shown.update(from: element)
    onlooker?.backend.update(element)
    guard let focused, focused.isSameOrInside(shown) else { return }
    if !focused.canFocus || shown.transition.isLeaving || shown.isAsleep { focus(nil) }
  }

  func place(_ element: Element) {
    mutationCount += 1
    let shown = shown(element, to: "placed")
    let size = element.frame.size
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "'\(element.viewName)' was placed in a frame that cannot be: \(element.frame).")
    shown.frame = element.frame
    onlooker?.backend.place(element)
  }

  func order(_ element: Element, after previous: Element?) {
    mutationCount += 1
    guard let parent = element.parent else {
      preconditionFailure("'\(element.viewName)' was ordered outside of everything.")
    }
    let child = shown(element, to: "ordered")
    let outer = shown(parent, to: "filled")
    // No closure: one that is handed to `map` asks each time whether it is on the main actor.
    if let previous {
      outer.insert(child, after: shown(previous, to: "followed"))
    } else {
      outer.insert(child, after: nil)
    }
    onlooker?.backend.order(element, after: previous)
  }

  func drop(_ element: Element) {
    mutationCount += 1
    let shown = shown(element, to: "dropped")
    if let focused, focused.isSameOrInside(shown) { focus(nil) }
    let returning = interrupted.first { $0.surface.isSameOrInside(shown) }?.focused
    interrupted.removeAll { $0.surface.isSameOrInside(shown) }
    shown.drop()
    if let onlooker {
      onlooker.backend.drop(element)
      forget(element)
    } else {
      element.native = nil
    }
    if let returning, returning.canFocus, let element = returning.element { focus(element) }
  }

  private func forget(_ element: Element) {
    table[ObjectIdentifier(element)] = nil
    for child in element.children where child.isDropped { forget(child) }
  }

  func graphClosed() {
    graph = nil
    onlooker?.close()
  }

  private func shown(_ element: Element, to verb: String) -> Shown {
    let known = onlooker == nil ? element.native as? Shown : table[ObjectIdentifier(element)]
    guard let shown = known else {
      preconditionFailure(
        "'\(element.viewName)' was \(verb) before it was made, or after its drop.")
    }
    return shown
  }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    onlooker?.backend.size(of: content, for: proposal)
      ?? ControlMetrics.size(of: content, for: proposal)
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    if let onlooker { return onlooker.backend.baselines(of: content, in: size) }
    return ControlMetrics.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets {
    onlooker?.backend.insets(of: content) ?? ControlMetrics.insets(of: content)
  }

  // Frames run when the screen looks, acts or settles: a test decides when time goes on.
  func requestFrame() { bell.ring() }

  func focus(_ element: Element?) {
    let new = element.map { shown($0, to: "given the keyboard") }
    guard new !== focused else { return }
    let old = focused
    focused = new
    old?.element?.receive(.focus(false))
    new?.element?.receive(.focus(true))
  }

  /// What a command for a text copies and pastes.
  var clipboard: (any Clipboard)?

  func edit(_ element: Element, by edit: TextEdit) {
    if let clipboard { shown(element, to: "edited").perform(edit, with: clipboard) }
  }

  // Text is typed at the end of a field, wherever the keyboard was.
  func refocus(_ element: Element) { focus(element) }

  var displayTime: Double { Double(clock.now.sinceStart.nanoseconds) / 1e9 }

  // Sixty pictures a second, and one whenever somebody has advanced the clock: what is seen is what
  // there is to be seen at that time, and everything before it has come and gone.
  func startTicks() {
    ticks = clock.whileAdvancing(every: .seconds(1.0 / 60)) { [weak self] in self?.graph?.tick() }
  }

  func stopTicks() { ticks = nil }

  func prepare(_ picture: LoadedPicture, for room: Proposal) async -> Bool {
    await onlooker?.backend.prepare(picture, for: room) ?? true
  }

  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture {
    (scheme.map(Palette.init) ?? palette).mixture(of: color)
  }
}
