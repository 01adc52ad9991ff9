import CGTK
import LayoutEngine
import PortableUI

/// Shows a sheet as a window of its own.
final class SheetWidget: PresentedRoom {
  private let window = ModalWindow(gtk_window_new()!)
  private let windowScheme: WindowScheme
  private var knownSize: Size?

  /// What the desktop takes of a window's size for its edges, once that is known.
  private var edge: Size?

  override init(for element: Element, in backend: WidgetBackend) {
    windowScheme = WindowScheme(of: window.pointer.cast())
    super.init(for: element, in: backend)
    gtk_window_set_titlebar(window.pointer, bar.pointer)
    gtk_window_set_child(window.pointer, content.pointer)
    bar.isOfSheet = true
    bar.usualTitle = AppName.current
    bar.titleChanged = { [weak self] in self?.retitle() }
    retitle()
    content.footChanged = { [weak self] in self?.footChanged() }
    listen()
  }

  override func schemeChanged() { windowScheme.change(to: scheme) }

  // Without a name of its own it would be called by the name of its type.
  private func retitle() {
    gtk_window_set_title(window.pointer, (bar.title ?? AppName.current).glimpse)
  }

  private func listen() {
    Signal.connect(window.pointer, "close-request") { [weak self] _ in
      self?.element?.receive(.close)
      return .bool(true)
    }
    // What has the keyboard in the sheet may need this key itself, and so may a button in it.
    let keys = gtk_shortcut_controller_new()!
    let me = Unmanaged.passUnretained(self).toOpaque()
    let action = gtk_callback_action_new(
      { _, _, sheet in
        Unmanaged<SheetWidget>.fromOpaque(sheet!).takeUnretainedValue().escape()
        return 1
      }, me, nil)
    gtk_shortcut_controller_add_shortcut(
      keys,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)), action))
    gtk_widget_add_controller(window.pointer.cast(), keys)
  }

  // From a page that is not the first one it goes back first.
  private func escape() { if !bar.goBackByEscape() { element?.receive(.close) } }

  override func show(_ content: ElementContent) {
    super.show(content)
    guard case .surface(.sheet(let sheet)) = content else { return }
    gtk_window_set_deletable(window.pointer, sheet.isDismissable ? 1 : 0)
    gtk_window_set_modal(window.pointer, sheet.isModal ? 1 : 0)
  }

  override func present(over parent: Widget) { window.present(over: parent.pointer) }
  override func takeAway() { window.close() }

  override func place(_ element: Element, in parent: Widget) {
    let size = element.frame.size
    guard size != knownSize else { return }
    ask(for: size)
  }

  // What the bar at the foot takes is not to come from the content.
  private func footChanged() { if let knownSize { ask(for: knownSize) } }

  private func ask(for size: Size) {
    knownSize = size
    gtk_window_set_default_size(
      window.pointer, gint(size.width + (edge?.width ?? 0)),
      gint(size.height + (edge?.height ?? 0)) + bar.height + content.footHeight)
  }

  // A size that is asked for comes later, so only another one than before is news.
  override func allocated(_ size: Size) {
    guard let wanted = knownSize, size != wanted else { return }
    knownSize = size
    // The frame comes later: it may take this window away, which GTK arranges at the moment.
    element?.receive(.resize(size))
    guard edge == nil else { return }
    // A window that somebody has made larger meanwhile says nothing of edges.
    edge = Size(
      width: max(0, wanted.width - size.width), height: max(0, wanted.height - size.height))
    ask(for: wanted)
    knownSize = size
  }
}
