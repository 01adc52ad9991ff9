import CGTK
import LayoutEngine
import PortableUI

/// Shows a switch.
final class SwitchWidget: Widget {
  private var isShowing = false
  private var size: PortableUI.ControlSize?
  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    let pointer = gtk_switch_new()!
    gtk_widget_add_css_class(pointer, "viewstate")
    super.init(pointer, for: element)
    own()
    Signal.connect(pointer, "state-set") { [weak self] arguments in
      self?.switched(to: arguments.bool(0))
      // The model decides what it is.
      return .bool(true)
    }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    content.control(ToggleContent.self)?.mark == .lever
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ToggleContent.self) else { return }
    isShowing = true
    gtk_switch_set_active(pointer.opaque, content.isOn ? 1 : 0)
    gtk_switch_set_state(pointer.opaque, content.isOn ? 1 : 0)
    isShowing = false
    enable(content.isEnabled)
    show(tint: content.tint)
    ControlSizeClasses.change(pointer, from: size, to: content.size)
    size = content.size
  }

  private func switched(to isOn: Bool) {
    guard !isShowing else { return }
    element?.receive(.toggle(isOn))
    backend.settle(self)
  }
}

extension ControlWidgets {
  func toggle(_ content: ToggleContent) -> ShownControl {
    ShownControl(kind: "toggle") { element, backend in
      content.mark == .lever
        ? SwitchWidget(for: element, in: backend)
        : CheckboxWidget(for: element, content.mark, in: backend)
    } size: { _ in
      // A ring is as large as a box.
      content.mark == .lever
        ? Prototypes.prototype("toggle", content.size) { gtk_switch_new() }.natural
        : Prototypes.prototype("checkbox", content.size) { gtk_check_button_new() }.natural
    }
  }
}
