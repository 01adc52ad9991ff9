import CGTK
import LayoutEngine
import PortableUI

/// Shows a box with a tick.
final class CheckboxWidget: Widget {
  private var content: ToggleContent?
  private var isShowing = false
  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    let pointer = gtk_check_button_new()!
    gtk_widget_add_css_class(pointer, "viewstate")
    super.init(pointer, for: element)
    own()
    Signal.connect(pointer, "toggled") { [weak self] in self?.toggled() }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    content.control(ToggleContent.self)?.isCheckbox == true
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ToggleContent.self) else { return }
    isShowing = true
    gtk_check_button_set_active(pointer.cast(), content.isOn ? 1 : 0)
    gtk_check_button_set_inconsistent(pointer.cast(), content.isMixed ? 1 : 0)
    isShowing = false
    gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
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
