import CGTK
import PortableUI

/// The keyboard may be moved to what the tabulator key does not lead to, so that it is read aloud: it has a
/// seat there as long as it stays.
extension Widget {
  /// Lets the keyboard come to it for once, where it may be there for speech alone.
  final func lendSeat() {
    guard isLentSeat else { return }
    own()
    gtk_widget_set_focusable(pointer, 1)
  }

  /// Lets it come there no longer.
  final func takeSeatBack() { if isLentSeat { gtk_widget_set_focusable(pointer, 0) } }

  private var isLentSeat: Bool {
    guard let element else { return false }
    return element.isFocusedForSpeech && !element.isSteppedByKeys
  }
}
