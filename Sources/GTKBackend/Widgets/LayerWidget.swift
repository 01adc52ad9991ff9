import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a layer: a group of others that may be dimmed, clipped, stretched, hidden or tapped as one.
final class LayerWidget: DrawnWidget {
  private var content: LayerContent?
  private var taps: TapRecognizer?
  private var feeds: PointerFeeds?

  /// Is told when the widget has another size, before what is inside is arranged.
  var onAllocation: ((Size) -> Void)?

  /// The bar, the body and the keyboard of its window, where it is what everything there is in.
  var window: (header: HeaderBar, body: WindowBody, watch: FocusWatch)?

  override var header: HeaderBar? { window?.header }
  override var body: WindowBody? { window?.body }
  override var watch: FocusWatch? { window?.watch }

  /// Is told when the window is to be light or dark.
  var onScheme: ((ColorScheme?) -> Void)?

  override func turnParts(to direction: GtkTextDirection) {
    window?.header.turn(to: direction)
  }

  override func schemeChanged() { onScheme?(scheme) }

  /// Where the keys of its menu are known; what everything is in has none.
  private let shortcuts: Shortcuts?

  init(for element: Element?, in shortcuts: Shortcuts? = nil) {
    self.shortcuts = shortcuts
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
  }

  override var opacity: Double { content?.opacity ?? 1 }
  override var scale: LayerContent.Scale? { content?.scale }
  override var transform: DrawnTransform? { content?.looks.transform }
  override var isHidden: Bool { content?.isHidden ?? false }
  override var takesPointer: Bool {
    gate?.isShut != true && content.map { $0.takesPointer && !$0.isOnlyHeard } ?? true
  }

  /// Keeps pointers out where it has a shape and they are outside of that.
  private var gate: TouchGate?

  override func show(_ content: ElementContent) {
    guard case .layer(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    if content.opacity != old?.opacity ?? 1 { opacityChanged() }
    if content.takesPointer != old?.takesPointer ?? true { presenceChanged() }
    if content.isOnlyHeard != old?.isOnlyHeard ?? false {
      gtk_widget_set_can_focus(pointer, content.isOnlyHeard ? 0 : 1)
      presenceChanged()
    }
    if content.scale != old?.scale { scaleChanged() }
    if content.looks.transform != old?.looks.transform {
      if content.looks.transform == nil { cgtk_view_transform(pointer, nil) }
      scaleChanged()
    }
    if content.isHidden != old?.isHidden ?? false { visibilityChanged() }
    if content.looks != old?.looks ?? .none { show(content.looks) }
    if content.tapCount != old?.tapCount { recognizeTaps(content.tapCount) }
    if content.pointers != old?.pointers ?? [] { follow(content.pointers) }
    if content.menu != old?.menu { show(content.menu) }
    if content.isLinked != old?.isLinked ?? false { show(isLinked: content.isLinked) }
    if content.clip != old?.clip {
      gtk_widget_set_overflow(
        pointer, content.clip == nil ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
      redraw()
    }
    showGate(content.isShaped)
  }

  private func showGate(_ isNeeded: Bool) {
    guard isNeeded != (gate != nil) else { return }
    gate = isNeeded ? TouchGate(for: self) : nil
    targetChanged()
  }

  private func recognizeTaps(_ count: Int?) {
    taps?.remove()
    taps = count.map { count in
      TapRecognizer(
        on: pointer, count: count,
        isInContest: { [weak self] in self?.element?.isInContest ?? false }
      ) { [weak self] in
        self?.element?.receive(.tap(count))
      }
    }
  }

  private func follow(_ wants: PointerWants) {
    feeds?.remove()
    feeds = wants.isEmpty ? nil : PointerFeeds(of: wants, for: self)
  }

  private var menu: MenuPopover?

  private func show(_ content: MenuContent?) {
    menu = .showing(content, in: menu, on: pointer, shortcuts: shortcuts) { [weak self] in
      self?.element?.receive($0)
    }
  }

  /// Has the theme show the buttons inside as one.
  private func show(isLinked: Bool) {
    if isLinked {
      gtk_widget_add_css_class(pointer, "linked")
    } else {
      gtk_widget_remove_css_class(pointer, "linked")
    }
  }

  override func allocated(_ size: Size) { onAllocation?(size) }

  private var blend = BlendMode.normal
  private var isRingHidden = false

  /// How a pointer looks over it.
  private var cursor: PointerLook?
  private lazy var seat = KeyboardSeat(on: pointer)

  private var exchange: LayerLooks.Exchange = []

  /// Whether it is dragged away by itself.
  var gives: Bool { exchange.contains(.gives) }
  private var drags: DragFeed?
  private var drops: DropFeed?

  /// Lets things be dragged away from it, and dropped on it.
  private func follow(_ exchange: LayerLooks.Exchange) {
    self.exchange = exchange
    drags?.remove()
    drops?.remove()
    drags = exchange.contains(.gives) ? DragFeed(on: self) : nil
    drops = exchange.contains(.takes) ? DropFeed(on: self) : nil
  }

  private func show(isRingHidden: Bool) {
    self.isRingHidden = isRingHidden
    if isRingHidden {
      gtk_widget_add_css_class(pointer, "viewstate-unringed")
    } else {
      gtk_widget_remove_css_class(pointer, "viewstate-unringed")
    }
  }

  private func show(_ looks: LayerLooks) {
    let rotation = looks.rotation
    cgtk_view_turn(
      pointer, Float((rotation?.radians ?? 0).remainder(dividingBy: 2 * .pi) * 180 / .pi),
      Float(rotation?.anchor.x ?? 0), Float(rotation?.anchor.y ?? 0))
    let blend = looks.blend ?? .normal
    if blend != self.blend {
      self.blend = blend
      cgtk_view_blend(pointer, blend.native)
    }
    if looks.isRingHidden != isRingHidden { show(isRingHidden: looks.isRingHidden) }
    if looks.pointer != cursor {
      cursor = looks.pointer
      let seen = element?.isMirrored == true ? cursor?.mirrored : cursor
      gtk_widget_set_cursor_from_name(pointer, seen?.rawValue)
    }
    if looks.seat != seat.seat { seat.change(to: looks.seat, of: self) }
    if looks.exchange != exchange { follow(looks.exchange) }
    if looks.ground != ground { show(ground: looks.ground) }
    redraw()
  }

  private var ground: ListBackground?

  /// Gives it the background of a list, or none.
  private func show(ground new: ListBackground?) {
    if let ground { gtk_widget_remove_css_class(pointer, ground.styleClass) }
    if let new { gtk_widget_add_css_class(pointer, new.styleClass) }
    ground = new
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if content?.isOnlyHeard == true { return }
    guard let looks = content?.looks else { return draw(on: snapshot) }
    snapshot.with(looks, color: rgba) { draw(on: snapshot) }
    if seat.isShown, !isRingHidden { seat.draw(on: snapshot, in: self) }
  }

  private func draw(on snapshot: OpaquePointer) {
    if content?.looks.part == .masked { return drawMasked(on: snapshot) }
    guard let clip = content?.clip else { return super.snapshot(snapshot) }
    let size = size
    if let radius = clip.cornerRadius(in: size) {
      snapshot.rounded(Rect(origin: .zero, size: size), radius: radius) {
        super.snapshot(snapshot)
      }
    } else {
      snapshot.clipped(by: clip.path(in: size)) { super.snapshot($0) }
    }
  }

  /// Draws what is inside where the masks among it are drawn.
  private func drawMasked(on snapshot: OpaquePointer) {
    snapshot.masked {
      drawParts(.masked, on: $0)
    } by: {
      drawParts(.mask, on: $0)
    }
  }

  private func drawParts(_ part: LayerLooks.MaskPart, on snapshot: OpaquePointer) {
    for child in element?.children ?? [] {
      guard let widget = child.native as? Widget, widget.isMask == (part == .mask) else { continue }
      gtk_widget_snapshot_child(pointer, widget.pointer, snapshot)
    }
  }

  override var isMask: Bool { content?.looks.part == .mask }
}

extension LayerContent {
  /// Whether touches come into another part of it than its frame, as far as GTK knows.
  fileprivate var isShaped: Bool {
    looks.touchShape != nil || clip.map { $0 != .rectangle } == true
  }
}

extension ListBackground {
  /// What the style sheet calls a layer that has it.
  fileprivate var styleClass: String {
    switch self {
    case .window: "viewstate-window-ground"
    case .view: "viewstate-view-ground"
    }
  }
}
