import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a colour as a button that asks for another one in a dialog of the desktop.
final class ColorPickerWidget: Widget {
  private var content: ColorPickerContent?
  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    let button = gtk_color_button_new()!
    gtk_widget_add_css_class(button, "viewstate")
    super.init(button, for: element)
    own()
    Signal.connect(button, "color-set") { [weak self] in self?.chosen() }
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ColorPickerContent.self) else { return }
    gtk_color_chooser_set_use_alpha(pointer.opaque, content.supportsOpacity ? 1 : 0)
    show(content.color)
    enable(content.isEnabled)
    ControlSizeClasses.change(pointer, from: self.content?.size, to: content.size)
    self.content = content
  }

  private func show(_ color: Color) {
    var rgba = Appearance.rgba(color, in: scheme, foreground: self.foreground)
    gtk_color_chooser_set_rgba(pointer.opaque, &rgba)
  }

  /// The colour of texts where it stands.
  private var foreground: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    return color
  }

  override func schemeChanged() { if let content { show(content.color) } }
  override func themeChanged() { if let content { show(content.color) } }

  override func nameChanged(_ name: String) {
    cgtk_speak_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    if !name.isEmpty { gtk_color_button_set_title(pointer.opaque, name) }
  }

  /// The button in it that has the keyboard.
  private var button: WidgetPointer { gtk_widget_get_first_child(pointer) }

  private func chosen() {
    var rgba = GdkRGBA()
    gtk_color_chooser_get_rgba(pointer.opaque, &rgba)
    element?.receive(
      .chooseColor(
        Color(
          red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
          opacity: Double(rgba.alpha))))
    backend.settle(self)
  }
}

extension ControlWidgets {
  func colorPicker(_ content: ColorPickerContent) -> ShownControl {
    ShownControl(kind: "color") { element, backend in
      ColorPickerWidget(for: element, in: backend)
    } size: { _ in
      Prototypes.prototype("color", content.size) { gtk_color_button_new() }.natural
    }
  }
}
