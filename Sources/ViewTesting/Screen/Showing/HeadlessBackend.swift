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
    didSet { if items != nil { items = nil } }
  }

  /// What a person finds here, kept until something changes: whoever acts looks several times.
  var items: [Item]? { didSet { if items != nil { lookCount += 1 } } }

  /// How often everything was gathered for somebody who looked.
  private(set) var lookCount = 0

  /// What the keyboard writes to.
  private(set) weak var focused: Shown?

  /// What the keyboard wrote to before each of the things that are presented came.
  private var interrupted: [(surface: Shown, focused: Shown?)] = []

  let showsMotion: Bool
  private let palette: Palette
  private let clock: TestScheduler<VirtualTime, Never>
  private var ticks: AnyCancellable?
  private let bell: Bell

  /// What is shown.
  weak var graph: Graph?

  init(
    clock: TestScheduler<VirtualTime, Never>, palette: Palette, showsMotion: Bool, bell: Bell
  ) {
    self.bell = bell
    self.clock = clock
    self.palette = palette
    self.showsMotion = showsMotion
  }

  func make(_ element: Element) {
    mutationCount += 1
    precondition(element.native == nil, "'\(element.viewName)' was made twice.")
    let shown = Shown(element)
    element.native = shown
    if root == nil { root = shown }
    if case .surface(let content) = element.content, content.isModal {
      interrupted.append((shown, focused))
      focus(nil)
    }
  }

  func update(_ element: Element) {
    mutationCount += 1
    let shown = shown(element, to: "updated")
    shown.update(from: element)
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
  }

  func order(_ element: Element, after previous: Element?) {
    mutationCount += 1
    guard let parent = element.parent else {
      preconditionFailure("'\(element.viewName)' was ordered outside of everything.")
    }
    let child = shown(element, to: "ordered")
    shown(parent, to: "filled").insert(child, after: previous.map { shown($0, to: "followed") })
  }

  func drop(_ element: Element) {
    mutationCount += 1
    let shown = shown(element, to: "dropped")
    if let focused, focused.isSameOrInside(shown) { focus(nil) }
    let returning = interrupted.first { $0.surface.isSameOrInside(shown) }?.focused
    interrupted.removeAll { $0.surface.isSameOrInside(shown) }
    shown.drop()
    element.native = nil
    if let returning, returning.canFocus, let element = returning.element { focus(element) }
  }

  private func shown(_ element: Element, to verb: String) -> Shown {
    guard let shown = element.native as? Shown else {
      preconditionFailure(
        "'\(element.viewName)' was \(verb) before it was made, or after its drop.")
    }
    return shown
  }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    ControlMetrics.size(of: content, for: proposal)
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    ControlMetrics.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets { ControlMetrics.insets(of: content) }

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

  // Text is typed at the end of a field, wherever the keyboard was.
  func refocus(_ element: Element) { focus(element) }

  var displayTime: Double { Double(clock.now.sinceStart.nanoseconds) / 1e9 }

  // Sixty pictures a second, and one whenever somebody has advanced the clock: what is seen is what
  // there is to be seen at that time, and everything before it has come and gone.
  func startTicks() {
    ticks = clock.whileAdvancing(every: .seconds(1.0 / 60)) { [weak self] in self?.graph?.tick() }
  }

  func stopTicks() { ticks = nil }

  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture {
    (scheme.map(Palette.init) ?? palette).mixture(of: color)
  }
}
