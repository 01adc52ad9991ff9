import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a row of a list: its card, its line, and that it is selected.
final class RowWidget: DrawnWidget {
  private var content: RowContent?
  private var clicks: OpaquePointer?
  private var motion: OpaquePointer?
  private var drag: OpaquePointer?

  /// Whether a person drags it now.
  private var isDragged = false

  /// Where they took hold of it: in the window, and how far down in the row.
  private var grip: (place: Point, height: Double)?

  /// How far the pointer goes before it drags what it holds.
  private static let threshold = 8.0

  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, for: element)
    gtk_widget_add_css_class(pointer, "viewstate-row")
  }

  override func canShow(_ content: ElementContent) -> Bool {
    if case .layer(let layer) = content { layer.row != nil } else { false }
  }

  override func show(_ content: ElementContent) {
    guard case .layer(let layer) = content else { return }
    showMenu(layer.menu)
    followDrops(layer.looks.exchange.contains(.takes))
    guard let content = layer.row, content != self.content else { return }
    let old = self.content
    self.content = content
    setClass("boxed", content.look == .boxed && !content.hasBackground)
    setClass("place", content.look == .sidebar)
    setClass("top", content.look == .boxed && content.hasRoundTop)
    setClass("bottom", content.look == .boxed && content.hasRoundBottom)
    setClass("striped", content.isStriped)
    setClass("selected", content.isSelected)
    let isPickable = content.isSelectable || content.isPressable
    setClass("pickable", isPickable)
    gtk_widget_set_overflow(pointer, content.isCut ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    followClicks(isPickable)
    followPointer(content.hasActions)
    followDrag(content.isDraggable)
    // Also where it is not selected: that it could be is part of that.
    let isNew = content.isSelectable && old?.isSelectable != true
    if isNew || content.isSelected != old?.isSelected ?? false {
      cgtk_speak_selected(pointer, content.isSelected ? 1 : 0)
    }
    if content.isExpanded != old?.isExpanded { speakExpanded(content.isExpanded) }
    if content.placeAtKeys != old?.placeAtKeys { speak(place: content.placeAtKeys) }
    if content.isAtKeys != old?.isAtKeys ?? false { backend.rowSeats.changed(self) }
    redraw()
  }

  // MARK: The keyboard

  /// The list that it has the keyboard for.
  private weak var list: ListWidget?

  /// Whether it is to have it.
  var isAtKeys: Bool { content?.isAtKeys ?? false }

  // It is at the list, as far as the model knows.
  override var keyboardElement: Element? { list?.element }

  func takeSeat(of list: ListWidget) {
    self.list = list
    // Bound, so that focus states find it by the widget.
    own()
    gtk_widget_set_focusable(pointer, 1)
  }

  func leaveSeat() {
    list = nil
    gtk_widget_set_focusable(pointer, 0)
  }

  /// Gives the keyboard to the list itself, if it had it.
  func giveSeatBack() { list?.seat(nil) }

  override func leave() {
    giveSeatBack()
    super.leave()
  }

  private func speakExpanded(_ isExpanded: Bool?) {
    cgtk_speak_expanded(pointer, isExpanded.map { $0 ? 1 : 0 } ?? -1)
  }

  private func setClass(_ name: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(pointer, name)
    } else {
      gtk_widget_remove_css_class(pointer, name)
    }
  }

  private func followClicks(_ isPickable: Bool) {
    guard isPickable != (clicks != nil) else { return }
    if let clicks {
      gtk_widget_remove_controller(pointer, clicks)
      self.clicks = nil
      return
    }
    let gesture = gtk_gesture_click_new()!
    let widget = pointer
    Signal.connect(gesture, "released") { [weak self] arguments in
      if gtk_widget_contains(widget, arguments.double(1), arguments.double(2)) != 0 {
        let state = gtk_event_controller_get_current_event_state(gesture)
        let isSecond = arguments.int(0) == 2 && self?.content?.isOpenable == true
        self?.element?.receive(isSecond ? .tap(2) : .pick(EventModifiers(state)))
      }
      return nil
    }
    gtk_widget_add_controller(pointer, gesture)
    clicks = gesture
  }

  private var menu: MenuPopover?

  private func showMenu(_ content: MenuContent?) {
    menu = .showing(content, in: menu, on: pointer) { [weak self] in self?.element?.receive($0) }
  }

  /// Reports when the pointer comes and goes, where there are buttons to be shown.
  private func followPointer(_ isWanted: Bool) {
    guard isWanted != (motion != nil) else { return }
    if let motion {
      gtk_widget_remove_controller(pointer, motion)
      self.motion = nil
      return
    }
    let controller = gtk_event_controller_motion_new()!
    Signal.connect(controller, "enter") { [weak self] in self?.element?.receive(.point(true)) }
    Signal.connect(controller, "leave") { [weak self] in self?.element?.receive(.point(false)) }
    gtk_widget_add_controller(pointer, controller)
    motion = controller
  }

  /// Lets a pointer drag it, and a finger scroll the list as before.
  private func followDrag(_ isWanted: Bool) {
    guard isWanted != (drag != nil) else { return }
    if let drag {
      gtk_widget_remove_controller(pointer, drag)
      self.drag = nil
      return
    }
    let gesture = gtk_gesture_drag_new()!
    Signal.connect(gesture, "drag-begin") { [weak self] arguments in
      self?.grip = Self.place(of: gesture).map { ($0, arguments.double(1)) }
      let device = gtk_event_controller_get_current_event_device(gesture)
      if let device, gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      }
      return nil
    }
    Signal.connect(gesture, "drag-update") { [weak self] _ in
      self?.dragged(gesture)
      return nil
    }
    Signal.connect(gesture, "drag-end") { [weak self] _ in
      self?.letGo()
      return nil
    }
    Signal.connect(gesture, "cancel") { [weak self] _ in
      guard let self, isDragged else { return nil }
      element?.receive(.dragRow(by: 0))
      letGo()
      return nil
    }
    gtk_widget_add_controller(pointer, gesture)
    drag = gesture
  }

  private var drops: DropFeed?

  /// Lets something be dropped before it and behind it.
  private func followDrops(_ isWanted: Bool) {
    guard isWanted != (drops != nil) else { return }
    drops?.remove()
    drops = isWanted ? DropFeed(on: self) : nil
  }

  private func dragged(_ gesture: OpaquePointer) {
    guard let grip, let place = Self.place(of: gesture) else { return }
    let way = place - grip.place
    if !isDragged {
      guard abs(way.y) > Self.threshold, abs(way.y) > abs(way.x) else { return }
      isDragged = true
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    element?.receive(.dragRow(by: way.y, from: grip.height))
  }

  /// Where the pointer is in the window. The row moves beneath it when the list is scrolled.
  private static func place(of gesture: OpaquePointer) -> Point? {
    guard let event = gtk_event_controller_get_current_event(gesture) else { return nil }
    var place = Point.zero
    return gdk_event_get_position(event, &place.x, &place.y) != 0 ? place : nil
  }

  private func letGo() {
    guard isDragged else { return }
    isDragged = false
    element?.receive(.dropRow)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let size = size
    if let content, content.look == .boxed, !content.hasBackground {
      RowShadow(
        size: size, hasRoundTop: content.hasRoundTop, hasRoundBottom: content.hasRoundBottom
      ).draw(on: snapshot)
    }
    super.snapshot(snapshot)
    guard let content else { return }
    if content.isSelected, content.hasBackground {
      snapshot.append(
        rgba(.accentColor.opacity(0.25)), in: Rect(origin: .zero, size: size))
    }
    if let edge = content.dropEdge {
      snapshot.append(
        rgba(.accentColor),
        in: Rect(x: 0, y: edge == .top ? 0 : size.height - 2, width: size.width, height: 2))
    }
    if let line = content.separator { draw(line, at: size.height - 1, on: snapshot) }
    if let line = content.topSeparator { draw(line, at: 0, on: snapshot) }
  }

  private func draw(_ line: RowSeparator, at y: Double, on snapshot: OpaquePointer) {
    let isLeftToRight = gtk_widget_get_direction(pointer) != GTK_TEXT_DIR_RTL
    let (left, right) =
      isLeftToRight ? (line.leading, line.trailing) : (line.trailing, line.leading)
    // The shadow of the next box falls on it, too.
    let usual = Color.primary.opacity(content?.look == .boxed ? 0.065 : 0.1)
    snapshot.append(
      rgba(line.color ?? usual),
      in: Rect(
        x: left, y: y, width: max(0, size.width - left - right), height: 1))
  }
}

extension EventModifiers {
  /// The keys that are held, as GDK has them. Control gives commands on these desktops.
  init(_ native: GdkModifierType) {
    self = []
    if native.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if native.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if native.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
  }
}
