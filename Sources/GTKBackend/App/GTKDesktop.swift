import CGTK
import Foundation
import PortableUI
import Threads

/// Opens the windows of an app with GTK, and tells it about the desktop.
final class GTKDesktop: Desktop {
  private(set) var session: AppSession?

  /// The desktop's leave to bring a window to the front, while addresses are taken that came with one.
  private var token: String?
  private lazy var pacer = FramePacer { [weak self] in
    self?.session?.runFrame()
    return false
  }

  /// Runs the app, which was started with `addresses`, until its last window is closed.
  func run(_ session: AppSession, opening addresses: [URL] = []) {
    self.session = session
    let styles = adw_style_manager_get_default()!
    Signal.connect(styles, "notify::dark") { [weak self] in self?.schemeChanged() }
    schemeChanged()
    wishes.follow { [weak self] in self?.session?.wishes = $0 }
    TextSize.follow { [weak self] in self?.session?.typeSize = $0 }
    DisplayLoss.watch(for: session)
    session.start(opening: addresses)
    laterOnMain {
      onMain { AppBus.listen { [weak self] in self?.take($0, withLeave: $1) } }
    }
    MainLoop.run()
  }

  func open(_ window: AppWindow) { window.native = NativeWindow(of: window, on: self) }

  func update(_ window: AppWindow) { window.nativeWindow?.retitle() }

  func raise(_ window: AppWindow) { window.nativeWindow?.raise(withLeave: token) }

  private func take(_ addresses: [URL], withLeave token: String?) {
    self.token = token
    session?.take(addresses)
    self.token = nil
  }

  func close(_ window: AppWindow) {
    window.nativeWindow?.destroy()
    window.native = nil
  }

  func requestFrame() { pacer.request() }

  func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }

  func askForFiles(
    _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void
  ) -> @MainActor () -> Void {
    FileDialog.ask(request, answer)
  }

  func announce(_ words: String, in window: AppWindow) {
    if let pointer = window.nativeWindow?.pointer {
      Announcing.announce(words, for: pointer.cast())
    }
  }

  private(set) lazy var clipboard: any Clipboard = DesktopClipboard()
  private let wishes = DesktopWishes()

  var layoutDirection: LayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  func quit() { MainLoop.quit() }

  private func schemeChanged() {
    session?.colorScheme = Appearance.isDark ? .dark : .light
  }
}

extension AppWindow {
  /// What shows it.
  var nativeWindow: NativeWindow? { native as? NativeWindow }
}
