import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows two buttons side by side that step down and up, and go on doing so while they are held.
final class StepperWidget: Widget {
  private var content: StepperContent?
  private let down: StepButton
  private let up: StepButton

  init(for element: Element) {
    let box = Self.makeBox()
    down = StepButton("list-remove-symbolic", in: box)
    up = StepButton("list-add-symbolic", in: box)
    cgtk_set_role(box, GTK_ACCESSIBLE_ROLE_GROUP)
    super.init(box, for: element)
    own()
    for (button, isUp) in [(down, false), (up, true)] {
      button.onHold = { [weak self] in self?.element?.receive(.editing($0)) }
      button.onStep = { [weak self] in self?.element?.receive(.step(isUp)) }
    }
  }

  fileprivate static func makeBox() -> WidgetPointer {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_box_set_homogeneous(box.cast(), 1)
    gtk_widget_add_css_class(box, "linked")
    gtk_widget_add_css_class(box, "viewstate")
    return box
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(StepperContent.self) else { return }
    enable(content.isEnabled)
    gtk_widget_set_sensitive(down.pointer, content.canDecrement ? 1 : 0)
    gtk_widget_set_sensitive(up.pointer, content.canIncrement ? 1 : 0)
    ControlSizeClasses.change(pointer, from: self.content?.size, to: content.size)
    self.content = content
  }

  override func nameChanged(_ name: String) {
    let before = name.isEmpty ? "" : "\(name): "
    cgtk_speak_text(down.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, before + "−")
    cgtk_speak_text(up.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, before + "+")
  }
}

extension ControlWidgets {
  func stepper(_ content: StepperContent) -> ShownControl {
    ShownControl(kind: "stepper") { element, _ in
      StepperWidget(for: element)
    } size: { _ in
      Prototypes.prototype("stepper", content.size) {
        let box = StepperWidget.makeBox()
        for name in ["list-remove-symbolic", "list-add-symbolic"] {
          gtk_box_append(box.cast(), gtk_button_new_from_icon_name(name))
        }
        return box
      }
      .natural
    }
  }
}
