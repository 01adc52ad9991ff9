import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a box with a tick, or a ring with a dot.
final class CheckboxWidget: Widget {
  private let mark: ToggleContent.Mark

  /// What makes a ring of a box: another one in its group. The model says which of several is on.
  private let companion: WidgetPointer?
  private var content: ToggleContent?
  private var isShowing = false
  private unowned let backend: WidgetBackend

  init(for element: Element, _ mark: ToggleContent.Mark, in backend: WidgetBackend) {
    self.backend = backend
    self.mark = mark
    let pointer = gtk_check_button_new()!
    gtk_widget_add_css_class(pointer, "viewstate")
    companion = mark == .dot ? gtk_check_button_new() : nil
    if let companion {
      g_object_ref_sink(companion)
      cgtk_set_role(pointer, GTK_ACCESSIBLE_ROLE_RADIO)
      gtk_check_button_set_group(pointer.cast(), companion.cast())
    }
    super.init(pointer, for: element)
    own()
    Signal.connect(pointer, "toggled") { [weak self] in self?.toggled() }
  }

  isolated deinit { if let companion { g_object_unref(companion) } }

  override func canShow(_ content: ElementContent) -> Bool {
    content.control(ToggleContent.self)?.mark == mark
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ToggleContent.self) else { return }
    isShowing = true
    gtk_check_button_set_active(pointer.cast(), content.isOn ? 1 : 0)
    gtk_check_button_set_inconsistent(pointer.cast(), content.isMixed ? 1 : 0)
    isShowing = false
    enable(content.isEnabled)
    show(tint: content.tint)
    ControlSizeClasses.change(pointer, from: self.content?.size, to: content.size)
    self.content = content
  }

  private func toggled() {
    guard !isShowing, let content else { return }
    element?.receive(.toggle(!content.isOn))
    // The model decides what it is.
    backend.settle(self)
  }
}
