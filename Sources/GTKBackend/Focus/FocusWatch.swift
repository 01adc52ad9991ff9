import CGTK
import PortableUI

/// Reports which element of a graph has the keyboard, whoever moved it there.
final class FocusWatch {
  private let root: WidgetPointer
  private var window: OpaquePointer?
  private var handler: gulong = 0
  private weak var holder: Element?

  /// What has the keyboard, if anything of the window has.
  var holding: Element? { holder }

  /// What the keyboard is to move to once there is a window.
  private weak var wanted: Element?

  /// Whether a menu is open and has the keyboard. What had it before has it still, as far as the model
  /// knows: what is chosen may be about that.
  private var isInMenu = false
  private let afterMenu = AfterInput()

  /// Whether another window is in front of this one and has the keyboard.
  private var isPaused = false

  /// Whether GTK's windows only show what happens elsewhere, where it is decided who has the keyboard.
  static var onlyLooksOn = false

  /// Watches the window that `root` will be in.
  init(_ root: WidgetPointer) {
    self.root = root
    afterMenu.act = { [unowned self] in menuClosed() }
    Signal.connect(root, "notify::root") { [weak self] in self?.windowChanged() }
  }

  isolated deinit { leaveWindow() }

  private func leaveWindow() {
    guard let window else { return }
    g_signal_handler_disconnect(window.rawObject, handler)
    g_object_unref(window.rawObject)
    self.window = nil
  }

  private func windowChanged() {
    leaveWindow()
    guard let window = gtk_widget_get_root(root) else { return }
    // A window may go before the watch does.
    self.window = OpaquePointer(g_object_ref(window.rawObject))
    handler = Signal.connect(window, "notify::focus-widget") { [weak self] in self?.moved() }
    if let wanted {
      self.wanted = nil
      focus(wanted)
    }
  }

  /// Moves the keyboard to `element`, or away from all elements.
  func focus(_ element: Element?, keepingSelection: Bool = false) {
    isInMenu = false
    guard let window else {
      wanted = element
      return
    }
    if let element {
      // It may have gone while it waited for a window, or for a menu to close.
      guard let widget = element.native as? Widget else { return }
      widget.willTakeKeyboard()
      widget.lendSeat()
      if keepingSelection {
        widget.takeKeyboardBack()
      } else {
        gtk_widget_grab_focus(widget.keyboardPlace)
      }
    } else if holder != nil || isPaused {
      gtk_root_set_focus(window, nil)
    }
  }

  /// Says that another window has the keyboard from now on.
  func pause() {
    guard !isPaused else { return }
    isPaused = true
    moved()
  }

  /// Says that this window has the keyboard again, where it had it before.
  func resume() {
    isPaused = false
    moved()
  }

  private func moved() {
    guard let window, !Self.onlyLooksOn else { return }
    let widget = isPaused ? nil : gtk_root_get_focus(window)
    if isMenu(widget) {
      isInMenu = true
      return
    }
    if isInMenu { return afterMenu.come() }
    let new = widget.flatMap(element)
    guard new !== holder else { return }
    let old = holder
    holder = new
    (old?.native as? Widget)?.takeSeatBack()
    old?.receive(.focus(false))
    new?.receive(.focus(true))
  }

  private func isMenu(_ widget: WidgetPointer?) -> Bool {
    widget.map { gtk_widget_get_ancestor($0, gtk_popover_menu_get_type()) != nil } ?? false
  }

  /// Moves the keyboard back to where it was before a menu: GTK leaves it somewhere near one that closes.
  private func menuClosed() {
    guard isInMenu, let window, isPaused || !isMenu(gtk_root_get_focus(window)) else { return }
    isInMenu = false
    if !isPaused, let holder, (holder.native as? Widget)?.pointer.isReachable == true {
      focus(holder, keepingSelection: true)
    }
    moved()
  }

  /// The element that a widget belongs to: a field is more than one widget.
  private func element(of widget: WidgetPointer) -> Element? {
    var current: WidgetPointer? = widget
    while let widget = current {
      if let owner = Widget.owner(of: widget) { return owner.keyboardElement }
      current = gtk_widget_get_parent(widget)
    }
    return nil
  }
}
