import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows what is around the rows of a list, and takes the keys for them.
final class ListWidget: DrawnWidget {
  private var content: ListContent?

  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_LIST, for: element)
    gtk_widget_add_css_class(pointer, "viewstate-list")
    // Bound, so that the tabulator key and focus states find it by the widget.
    own()
    cgtk_view_seat(pointer, nil)
    listen()
  }

  /// The row that has the keyboard for it.
  private weak var seat: RowWidget?

  override var keyboardPlace: WidgetPointer { seat?.pointer ?? pointer }

  /// Has `row` take the keyboard for it from now on, or nobody.
  func seat(_ row: RowWidget?) {
    guard row !== seat else { return }
    let (isHere, old) = (hasKeyboard, seat)
    seat = row
    row?.takeSeat(of: self)
    cgtk_view_seat(pointer, row?.pointer)
    if isHere { gtk_widget_grab_focus(keyboardPlace) }
    old?.leaveSeat()
  }

  private var hasKeyboard: Bool { cgtk_view_has_keyboard(pointer) != 0 }

  override func canShow(_ content: ElementContent) -> Bool {
    if case .layer(let layer) = content { layer.list != nil } else { false }
  }

  override func show(_ content: ElementContent) {
    guard case .layer(let layer) = content else { return }
    showMenu(layer.menu)
    followDrops(layer.looks.exchange.contains(.takes))
    guard let content = layer.list, content != self.content else { return }
    self.content = content
    show(ground: content.background)
    gtk_widget_set_focusable(pointer, content.keys.contains(.moves) ? 1 : 0)
    redraw()
  }

  private var ground: ListBackground?

  private func show(ground new: ListBackground?) {
    guard new != ground else { return }
    if let ground { gtk_widget_remove_css_class(pointer, ground.listClass) }
    if let new { gtk_widget_add_css_class(pointer, new.listClass) }
    ground = new
  }

  private var menu: MenuPopover?

  /// The menu beside its rows.
  private func showMenu(_ content: MenuContent?) {
    menu = .showing(content, in: menu, on: pointer) { [weak self] in self?.element?.receive($0) }
  }

  private var drops: DropFeed?

  /// Lets something be dropped behind its rows.
  private func followDrops(_ isWanted: Bool) {
    guard isWanted != (drops != nil) else { return }
    drops?.remove()
    drops = isWanted ? DropFeed(on: self) : nil
  }

  private func listen() {
    let controller = gtk_event_controller_key_new()!
    // Before what scrolls the rows: a row has the keyboard.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connect(controller, "key-pressed") { [weak self] arguments in
      guard let self else { return nil }
      let state = gtk_event_controller_get_current_event_state(controller)
      return .bool(take(arguments.uint(0), EventModifiers(state)))
    }
    gtk_widget_add_controller(pointer, controller)
  }

  /// Takes a key that is for the list itself, and not for a control in it.
  private func take(_ keyval: guint, _ modifiers: EventModifiers) -> Bool {
    guard let content, hasKeyboard else { return false }
    let asksForMenu =
      keyval == guint(GDK_KEY_Menu) || keyval == guint(GDK_KEY_F10) && modifiers == .shift
    if asksForMenu, content.keys.contains(.opensMenu) {
      element?.receive(.openMenuAtKeys)
      return true
    }
    let named = Self.keys.first { $0.keyvals.contains(keyval) }
    guard let key = named ?? letter(keyval), content.keys.takes(key, modifiers) else {
      return false
    }
    if content.keys.findsRows(by: key, modifiers),
      backend.shortcuts.press(KeyboardShortcut(key, modifiers: modifiers), from: pointer)
    {
      return true
    }
    element?.receive(.key(key, modifiers))
    // GTK stops showing where the keyboard is after a while, unless it sees keys itself.
    if let window = gtk_widget_get_root(pointer) { gtk_window_set_focus_visible(window.cast(), 1) }
    return true
  }

  private func letter(_ keyval: guint) -> KeyEquivalent? {
    let value = gdk_keyval_to_unicode(keyval)
    guard value > 0, let scalar = Unicode.Scalar(value) else { return nil }
    return KeyEquivalent(Character(scalar))
  }

  private static let keys: [KeyEquivalent] = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .return, .space,
    .delete,
    .deleteForward, "a",
  ]

  override func snapshot(_ snapshot: OpaquePointer) {
    super.snapshot(snapshot)
    guard content?.isFramed == true else { return }
    snapshot.append(frameOf: size, width: 1, rgba(.primary.opacity(0.15)))
  }
}

extension ListBackground {
  /// What the style sheet calls a list that has it.
  fileprivate var listClass: String {
    switch self {
    case .window: "viewstate-window-ground"
    case .view: "view"
    }
  }
}
