import CGTK
import PortableUI

/// Shows around a field without a frame, and around the name beside it, that the keyboard is in the field.
///
/// In a list that is the row, as in the desktop's settings.
final class FieldRing {
  /// Whether it is shown while the keyboard is in the field.
  var isWanted = false {
    didSet { if isWanted != oldValue { renew() } }
  }

  private unowned let field: Widget
  private let text: WidgetPointer
  private weak var ringed: Widget?

  /// The ring of `field`, which has the keyboard while `text` has.
  init(of field: Widget, around text: WidgetPointer) {
    (self.field, self.text) = (field, text)
    Signal.connect(text, "state-flags-changed") { [weak self] in self?.renew() }
  }

  isolated deinit { show(on: nil) }

  private func renew() {
    let flags = gtk_widget_get_state_flags(text)
    let isHere = flags.rawValue & GTK_STATE_FLAG_FOCUSED.rawValue != 0
    show(on: isWanted && isHere ? field.element?.ringed : nil)
  }

  private func show(on widget: Widget?) {
    guard widget !== ringed else { return }
    if let ringed { gtk_widget_remove_css_class(ringed.pointer, Self.name) }
    if let widget { gtk_widget_add_css_class(widget.pointer, Self.name) }
    ringed = widget
  }

  private static let name = "viewstate-typed"
}

extension Element {
  /// What shows that the keyboard is in this field: its row, or else what is around its name.
  fileprivate var ringed: Widget? {
    let around = sequence(first: self, next: \.parent).dropFirst()
    let row = around.first { $0.layer?.row != nil }
    return (row ?? around.first { $0.layer?.namesControl == true })?.native as? Widget
  }

  private var layer: LayerContent? {
    if case .layer(let layer) = content { layer } else { nil }
  }
}
