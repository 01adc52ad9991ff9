import CGTK

/// The desktop's clipboard, whose words are read whenever they change.
///
/// The desktop hands them over later than it is asked, and a program asks for them at once: so they are kept.
final class DesktopClipboard {
  /// The words that would be pasted now; `nil` where nothing was copied, or something else than words.
  private(set) var words: String?
  private let clipboard = gdk_display_get_clipboard(gdk_display_get_default())!

  /// How often another reading was begun: an older one says nothing.
  private var reading = 0

  init() {
    Signal.connect(clipboard, "changed") { [weak self] in self?.read() }
    read()
  }

  func write(_ new: String) {
    gdk_clipboard_set_text(clipboard, new)
    words = new
  }

  private func read() {
    reading += 1
    let request = Unmanaged.passRetained(Request(of: self, number: reading))
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        guard let source, let data else { return }
        // The desktop has taken the request over, and gives it back here, once.
        let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
        request.answer(text.map { String(cString: $0) })
        g_free(text)
      }, request.toOpaque())
  }

  /// Somebody waits for the words.
  private final class Request {
    private weak var clipboard: DesktopClipboard?
    private let number: Int

    init(of clipboard: DesktopClipboard, number: Int) {
      self.clipboard = clipboard
      self.number = number
    }

    func answer(_ words: String?) {
      guard let clipboard, clipboard.reading == number else { return }
      clipboard.words = words
    }
  }
}
