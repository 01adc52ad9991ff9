import CGTK
import CGTKWidgets
import PortableUI

/// The desktop's clipboard, whose words are read whenever they change.
///
/// The desktop hands them over later than it is asked, and a program asks for them at once: so they are kept. All
/// else is read when somebody pastes it.
final class DesktopClipboard: Clipboard {
  let contents = ClipboardContents()
  private var words: String?
  private let clipboard = gdk_display_get_clipboard(gdk_display_get_default())!

  /// What this program has put there, while it is there.
  private var own: (items: [NSItemProvider], provider: OpaquePointer)?

  /// How often another reading was begun: an older one says nothing.
  private var reading = 0

  init() {
    Signal.connect(clipboard, "changed") { [weak self] in self?.changed() }
    changed()
  }

  func read() -> String? { words }

  func write(_ new: String) {
    gdk_clipboard_set_text(clipboard, new)
    words = new
  }

  func put(_ items: [NSItemProvider]) {
    let provider = SharedContent.provider(of: items)
    own = (items, provider)
    gdk_clipboard_set_content(clipboard, .init(provider))
    // The clipboard keeps it; only whether it is the same one is asked after.
    g_object_unref(provider.rawObject)
  }

  func take(_ types: [UTType]) async -> [NSItemProvider] {
    if let own { return own.items }
    let names = DesktopForms.wanted(names, for: types)
    return await ArrivingContent.items(names) { [clipboard] in
      cgtk_clipboard_read(clipboard, $0, $1, $2)
    }
  }

  private var names: [String] { GDKNames.all(of: gdk_clipboard_get_formats(clipboard)) }

  private func changed() {
    if let own, gdk_clipboard_get_content(clipboard).map({ OpaquePointer($0) }) != own.provider {
      self.own = nil
    }
    contents.promised = own?.items ?? DesktopForms.promise(of: names, for: [])
    readWords()
  }

  private func readWords() {
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
