import CGTK
import LayoutEngine
import PortableUI

/// A window of GTK that shows a window of the app.
final class NativeWindow {
  private unowned let window: AppWindow
  private unowned let desktop: GTKDesktop
  private let backend = WidgetBackend()
  let pointer: UnsafeMutablePointer<GtkWindow>
  private let scheme: WindowScheme

  /// Opens it, filled and in front of the others.
  init(of window: AppWindow, on desktop: GTKDesktop) {
    self.window = window
    self.desktop = desktop
    pointer = gtk_window_new()!.cast()
    g_object_ref(pointer)
    scheme = WindowScheme(of: pointer.cast())
    backend.onScheme = { [scheme] in scheme.change(to: $0) }
    gtk_window_set_titlebar(pointer, backend.header.pointer)
    backend.header.hidesTitle = window.hidesTitle
    backend.header.titleChanged = { [weak self] in self?.retitle() }
    gtk_window_set_child(pointer, backend.widget)
    // F10 is the key of our menu.
    gtk_window_set_handle_menubar_accel(pointer, 0)
    retitle()
    fill()
    listen()
    WindowKeys.add(to: pointer.cast(), for: self)
    BackKeys.addButton(to: pointer.cast(), for: backend.header)
    if window.isSettings { stayInFrontOfOthers() }
    gtk_window_present(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// Shows the title that the views in the window say, or that of the window itself.
  func retitle() {
    gtk_window_set_title(pointer, (backend.header.title ?? window.title).glimpse)
    backend.header.usualTitle = window.title
  }

  /// Brings it in front of the others, where `token` is the desktop's leave to do so, if it gave one.
  func raise(withLeave token: String? = nil) {
    if let token { gtk_window_set_startup_id(pointer, token) }
    gtk_window_present(pointer)
  }

  /// Belongs to the window that a person comes from, as dialogs do: it stays in front of that, is not
  /// minimized without it, and goes by Escape.
  private func stayInFrontOfOthers() {
    WindowKeys.addEscape(to: pointer.cast(), for: self)
    guard let other = desktop.session?.lastUsedWindow?.nativeWindow else { return }
    gtk_window_set_transient_for(pointer, other.pointer)
  }

  /// Takes it off the screen.
  func destroy() {
    remember()
    // It may outlive the window behind it, and would look for it when it goes.
    gtk_window_set_transient_for(pointer, nil)
    gtk_window_destroy(pointer)
  }

  /// Makes the views and gives the window the size they are laid out in, so that nothing has to be
  /// laid out twice.
  private func fill() {
    let wanted = RememberedSizes.size(of: scene).map(WindowSize.fitting) ?? window.size
    window.keptLengths = KeptLengths(RememberedWidths.widths(in: scene))
    let graph = window.fill(on: backend, size: wanted ?? WindowSize.usual, phase: .inactive)
    backend.body.leastSize = { [unowned graph, weak self] in
      self?.fixSize(of: graph)
      return graph.leastSize
    }
    backend.leastSizes.follow(backend.body)
    backend.attach(graph)
    if wanted == nil, window.fitsContent {
      graph.resize(to: WindowSize.around(graph.idealSize))
      backend.runFrame()
    }
    backend.body.renewLeastSize()
    opened = graph.size
    gtk_window_set_default_size(
      pointer, gint(graph.size.width), gint(graph.size.height) + barHeights)
  }

  /// Lets nobody give it another size as long as its views have only one.
  private func fixSize(of graph: Graph) {
    guard window.isAsLargeAsContent else { return }
    let (least, most) = (graph.leastSize, graph.mostSize)
    let isFixed = most.width <= least.width + 1 && most.height <= least.height + 1
    gtk_window_set_resizable(pointer, isFixed ? 0 : 1)
  }

  private var barHeights: gint { backend.header.height + backend.body.footHeight }

  private var scene: String { desktop.session?.nameOfScene(of: window) ?? "" }

  /// The size that the window was opened with.
  private var opened = Size.zero

  /// The size to open it with another time, to be as it is now: in some desktops its edge counts, too.
  private var given: Size {
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height - barHeights))
  }

  /// Keeps the size that a person gave it, and the widths of columns, for the next window of its scene.
  private func remember() {
    RememberedWidths.keep(window.keptLengths.given, of: scene)
    let given = given
    guard given != opened, gtk_window_is_maximized(pointer) == 0,
      gtk_window_is_fullscreen(pointer) == 0
    else { return }
    RememberedSizes.keep(given, of: scene)
  }

  private func listen() {
    Signal.connect(pointer, "close-request") { [weak self] _ in
      self?.close()
      return .bool(true)
    }
    Signal.connect(pointer, "notify::is-active") { [weak self] in self?.phaseChanged() }
    Signal.connect(pointer, "notify::scale-factor") { [weak self] in self?.scaleChanged() }
    scaleChanged()
    Signal.connect(pointer, "realize") { [weak self] in
      guard let self, let surface = gtk_native_get_surface(pointer.opaque) else { return }
      Signal.connect(surface, "notify::state") { [weak self] in self?.phaseChanged() }
    }
  }

  private func scaleChanged() {
    window.displayScale = Double(gtk_widget_get_scale_factor(pointer.cast()))
  }

  private func phaseChanged() {
    // Being destroyed, it is no longer one of the app's.
    guard window.graph != nil else { return }
    let surface = gtk_native_get_surface(pointer.opaque)
    let state = surface.map { gdk_toplevel_get_state($0).rawValue } ?? 0
    let phase: ScenePhase =
      state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
      ? .background : gtk_window_is_active(pointer) != 0 ? .active : .inactive
    if phase != .active { remember() }
    desktop.session?.note(phase, of: window)
  }

  /// Closes it, as a person does.
  func close() { desktop.session?.askToClose(window) }

  /// Opens another one like it.
  func openAnother() {
    if window.hasUsual(.newItem) { desktop.session?.openAnother(like: window) }
  }

  /// Closes all windows.
  func quit() { if window.hasUsual(.appTermination) { desktop.session?.closeAll() } }
}
