import CGTK
import LayoutEngine
import PortableUI

/// Shows a question as a dialog of the desktop.
///
/// Words and buttons are the dialog's own, made of what the element says; of what is inside the
/// element, only fields are shown as they are.
final class DialogWidget: Widget {
  private let fields: WidgetPointer
  private var keys: KeyListener?
  private var window: ModalWindow?
  private var content: DialogContent?
  private var dressedAs: ColorScheme?
  private weak var parent: Widget?
  private var focusWatch: FocusWatch

  init(for element: Element, in backend: WidgetBackend) {
    fields = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)!
    gtk_widget_add_css_class(fields, "viewstate-fields")
    focusWatch = FocusWatch(fields)
    super.init(fields, for: element)
    // Without fields there is nothing between the words and the buttons.
    gtk_widget_set_visible(fields, 0)
    keys = backend.shortcuts.listen(in: fields)
  }

  override var watch: FocusWatch? { focusWatch }

  override func schemeChanged() {
    guard let window, scheme != dressedAs else { return }
    Schemes.change(window.pointer.cast(), from: dressedAs, to: scheme)
    dressedAs = scheme
  }

  override func admits(_ child: Widget) -> Bool { child is FieldWidget || child is AreaWidget }

  override func entered(by child: Widget) { gtk_widget_set_visible(fields, 1) }

  override func show(_ content: ElementContent) {
    guard case .surface(.dialog(let content)) = content, content != self.content else { return }
    let isSameKind = content.buttons.count == self.content?.buttons.count
    self.content = content
    guard let window else { return }
    if isSameKind { fill(window.pointer, with: content) } else { open() }
  }

  override func enter(_ parent: Widget, after previous: Widget?) {
    guard self.parent == nil else { return }
    self.parent = parent
    parent.watch?.pause()
    parent.coverChanged(isCovered: true)
    open()
  }

  private func open() {
    guard let parent, let content else { return }
    if let old = window {
      adw_message_dialog_set_extra_child(old.pointer.cast(), nil)
      old.close()
    }
    let dialog = adw_message_dialog_new(nil, nil, nil)!
    let window = ModalWindow(dialog)
    self.window = window
    adw_message_dialog_set_extra_child(dialog.cast(), fields)
    for index in content.buttons.indices {
      adw_message_dialog_add_response(dialog.cast(), "\(index)", "")
    }
    fill(window.pointer, with: content)
    dressedAs = nil
    schemeChanged()
    listen(to: window)
    window.present(over: parent.pointer)
  }

  private func fill(_ window: UnsafeMutablePointer<GtkWindow>, with content: DialogContent) {
    let dialog: UnsafeMutablePointer<AdwMessageDialog> = window.cast()
    // Nothing would be an error to it.
    adw_message_dialog_set_heading(dialog, content.title.glimpse)
    adw_message_dialog_set_body(dialog, content.message.glimpse)
    gtk_window_set_title(window, (content.title.isEmpty ? content.message : content.title).glimpse)
    for (index, button) in content.buttons.enumerated() {
      // Underlines would be keys.
      adw_message_dialog_set_response_label(
        dialog, "\(index)", button.title.glimpse.replacing("_", with: "__"))
      adw_message_dialog_set_response_enabled(dialog, "\(index)", button.isEnabled ? 1 : 0)
      adw_message_dialog_set_response_appearance(dialog, "\(index)", appearance(of: button))
    }
    let likely = content.likely.map { "\($0)" }
    adw_message_dialog_set_default_response(dialog, likely)
    adw_message_dialog_set_close_response(dialog, content.escape.map { "\($0)" } ?? "")
    nameButtons(in: window.cast())
  }

  // A button says its label twice: it names itself, and says that its label names it.
  private func nameButtons(in widget: WidgetPointer) {
    if g_type_check_instance_is_a(widget.cast(), gtk_button_get_type()) != 0 {
      gtk_accessible_reset_relation(
        widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      nameButtons(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  private func appearance(of button: DialogButton) -> AdwResponseAppearance {
    if button.role == .destructive { return ADW_RESPONSE_DESTRUCTIVE }
    return button.isDefault ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT
  }

  private func listen(to window: ModalWindow) {
    let pointer = window.pointer
    Signal.connect(pointer, "response") { [weak self] arguments in
      if let index = Int(arguments.string(0)), self?.window?.pointer == pointer {
        self?.element?.receive(.choose(index))
      }
      return nil
    }
    // Where no answer is a way out, it stays until one is chosen.
    Signal.connect(pointer, "close-request") { [weak self] _ in
      .bool(self?.content?.escape == nil)
    }
  }

  override func place(_ element: Element, in parent: Widget) {}

  override func leave() {
    window?.close()
    parent?.watch?.resume()
    parent?.coverChanged(isCovered: false)
  }
}
