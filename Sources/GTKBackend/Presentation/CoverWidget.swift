import CGTK
import LayoutEngine
import PortableUI

/// Shows what is presented in the place of all that is in the window below, its bar included.
final class CoverWidget: PresentedRoom {
  private lazy var schemes = [bar.pointer, content.pointer].map { WindowScheme(of: $0) }
  private var window: CoveredWindow?

  override func schemeChanged() { for part in schemes { part.change(to: scheme) } }

  override func present(over parent: Widget) {
    guard let root = gtk_widget_get_root(parent.pointer) else { return }
    let pointer: UnsafeMutablePointer<GtkWindow> = WidgetPointer(root).cast()
    window = CoveredWindow(pointer, by: bar.pointer, content.pointer)
    bar.titleChanged = { [weak self] in self?.retitle(pointer) }
    retitle(pointer)
  }

  // Without a name of its own the window is called as before.
  private func retitle(_ window: UnsafeMutablePointer<GtkWindow>) {
    if let title = bar.title { gtk_window_set_title(window, title.glimpse) }
  }

  override func takeAway() {
    // What gets the keyboard now is not in this room.
    watch?.pause()
    window?.uncover()
    window = nil
    below?.header?.titleChanged()
  }

  // The window has the size that a person gave it.
  override func place(_ element: Element, in parent: Widget) {}

  override func allocated(_ size: Size) {
    guard let element else { return }
    if size != element.frame.size { element.receive(.resize(size)) }
    takeKeyboard()
  }

  private var hasTakenKeyboard = false

  /// Gives the keyboard to the first that wants it, as a new window does, if nobody has it by then.
  private func takeKeyboard() {
    guard !hasTakenKeyboard else { return }
    hasTakenKeyboard = true
    guard let root = gtk_widget_get_root(pointer), gtk_root_get_focus(root) == nil else { return }
    gtk_widget_child_focus(content.pointer, GTK_DIR_TAB_FORWARD)
  }
}
