import CGTK
import LayoutEngine
import PortableUI

/// Shows what is presented with a bar of its own, and has the keyboard from the time that it comes.
class PresentedRoom: DrawnWidget {
  let bar = HeaderBar()
  private(set) lazy var content = WindowBody(around: pointer)
  private(set) weak var below: Widget?
  private var keys: KeyListener?
  private var windowKeys: WindowWideKeys?
  private var swipes: SwipeFeed?
  private lazy var focusWatch = FocusWatch(pointer)
  private weak var watchBelow: FocusWatch?

  init(for element: Element, in backend: WidgetBackend) {
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
    own()
    _ = focusWatch
    keys = backend.shortcuts.listen(in: content.pointer)
    swipes = SwipeFeed(on: content.pointer)
    windowKeys = .ofViews(on: content.pointer) { [unowned backend] in backend.hearInWindow($0) }
    BackKeys.addButton(to: content.pointer, for: bar)
  }

  override func turnParts(to direction: GtkTextDirection) { bar.turn(to: direction) }
  override var header: HeaderBar? { bar }
  override var body: WindowBody? { content }
  override var watch: FocusWatch? { focusWatch }
  override func contains(_ point: Point) -> Bool { false }

  /// Shows it in front of what `parent` is in.
  func present(over parent: Widget) {}

  /// Shows it no longer.
  func takeAway() {}

  final override func enter(_ parent: Widget, after previous: Widget?) {
    guard watchBelow == nil else { return }
    watchBelow = parent.watch
    watchBelow?.pause()
    below = parent
    parent.coverChanged(isCovered: true)
    present(over: parent)
  }

  final override func leave() {
    takeAway()
    watchBelow?.resume()
    below?.coverChanged(isCovered: false)
  }

  override func show(_ content: ElementContent) {
    guard case .surface(.sheet(let sheet)) = content, sheet.color != color else { return }
    color = sheet.color
    redraw()
  }

  /// The colour of its ground; `nil` for the desktop's.
  private var color: PortableUI.Color?

  override func snapshot(_ snapshot: OpaquePointer) {
    if let color { snapshot.append(rgba(color), in: Rect(origin: .zero, size: size)) }
    super.snapshot(snapshot)
  }
}
