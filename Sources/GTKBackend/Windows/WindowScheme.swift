import CGTK
import PortableUI

/// Makes a window light or dark, with its bar and all that GTK puts into them.
final class WindowScheme {
  private let window: WidgetPointer
  private var scheme: ColorScheme?

  /// Dresses `window`, which it does not keep.
  init(of window: WidgetPointer) {
    self.window = window
    // The buttons in the bar come when the window does.
    Signal.connect(window, "map") { [weak self] in
      guard let self else { return }
      Schemes.renew(scheme, inside: self.window)
    }
  }

  /// Takes another scheme; `nil` for the desktop's.
  func change(to new: ColorScheme?) {
    Schemes.change(window, from: scheme, to: new)
    scheme = new
  }
}
