import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a choice as a menu.
final class MenuWidget: Widget {
  private var content: PickerContent?
  private var isShowing = false
  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    let menu = gtk_drop_down_new_from_strings([nil])!
    gtk_widget_add_css_class(menu, "viewstate")
    super.init(menu, for: element)
    own()
    Signal.connect(menu, "notify::selected") { [weak self] in self?.chosen() }
    // Who presses it without a pointer may do so where nobody sees it, and GTK cannot open anything there.
    // It opens a moment later; what has the keyboard is in sight then.
    Signal.connect(button, "activate") { [weak self] in
      if let self { gtk_widget_grab_focus(button) }
    }
    // Its rows are made when it is opened.
    Signal.connect(gtk_widget_get_last_child(menu), "map") { [weak self] in
      guard let self else { return }
      Schemes.renew(scheme, inside: pointer)
    }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    guard let content = content.control(PickerContent.self) else { return false }
    return !content.isSegmented
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(PickerContent.self) else { return }
    isShowing = true
    defer { isShowing = false }
    if content.options != self.content?.options {
      CStrings.with(content.options.map(\.glimpse)) {
        let model = gtk_string_list_new($0)
        gtk_drop_down_set_model(pointer.opaque, model)
        g_object_unref(model?.rawObject)
      }
    }
    let selected = content.selected.map(guint.init) ?? guint.max
    if gtk_drop_down_get_selected(pointer.opaque) != selected {
      gtk_drop_down_set_selected(pointer.opaque, selected)
    }
    enable(content.isEnabled)
    show(tint: content.tint)
    ControlSizeClasses.change(pointer, from: self.content?.size, to: content.size)
    self.content = content
    let choice = content.selected.map { content.options[$0] }
    cgtk_speak_text(button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice)
  }

  /// The button in it that has the keyboard, and tells assistive technologies so.
  private var button: WidgetPointer { gtk_widget_get_first_child(pointer) }

  override func nameChanged(_ name: String) {
    cgtk_speak_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    guard Self.isNamedByChoice else { return }
    cgtk_speak_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    for widget in [pointer, button] {
      gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
  }

  /// Whether GTK names the menu, and the button in it, by what is chosen.
  private static let isNamedByChoice = gtk_get_minor_version() >= 10

  private func chosen() {
    let selected = gtk_drop_down_get_selected(pointer.opaque)
    guard !isShowing, selected != guint.max else { return }
    element?.receive(.choose(Int(selected)))
    backend.settle(self)
  }
}

/// Shows a choice as buttons side by side.
final class SegmentsWidget: Widget {
  private var content: PickerContent?
  private var buttons: [WidgetPointer] = []
  private var isShowing = false
  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_box_set_homogeneous(box.cast(), 1)
    gtk_widget_add_css_class(box, "linked")
    gtk_widget_add_css_class(box, "viewstate")
    super.init(box, for: element)
    own()
  }

  override func canShow(_ content: ElementContent) -> Bool {
    guard let content = content.control(PickerContent.self) else { return false }
    return content.isSegmented
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(PickerContent.self) else { return }
    isShowing = true
    defer { isShowing = false }
    if content.options != self.content?.options { makeButtons(content.options) }
    for (index, button) in buttons.enumerated() {
      gtk_toggle_button_set_active(button.cast(), index == content.selected ? 1 : 0)
      cgtk_speak_checked(button, index == content.selected ? 1 : 0)
    }
    enable(content.isEnabled)
    show(tint: content.tint)
    ControlSizeClasses.change(pointer, from: self.content?.size, to: content.size)
    self.content = content
  }

  private func makeButtons(_ options: [String]) {
    for button in buttons { gtk_box_remove(pointer.cast(), button) }
    buttons = options.enumerated().map { index, option in
      let button = gtk_toggle_button_new_with_label(option)!
      cgtk_set_role(button, GTK_ACCESSIBLE_ROLE_RADIO)
      gtk_box_append(pointer.cast(), button)
      Signal.connect(button, "toggled") { [weak self] in self?.chosen(index) }
      return button
    }
  }

  private func chosen(_ index: Int) {
    guard !isShowing else { return }
    // A press on the chosen one does not undo the choice.
    if gtk_toggle_button_get_active(buttons[index].cast()) != 0 {
      element?.receive(.choose(index))
    }
    backend.settle(self)
  }
}
