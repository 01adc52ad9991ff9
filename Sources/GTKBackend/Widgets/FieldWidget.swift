import CGTK
import LayoutEngine
import PortableUI

/// Shows a field to type into.
///
/// The model is told of what a person types; what the model says is shown without moving the cursor,
/// and without telling the model of it again.
final class FieldWidget: Widget {
  private var content: FieldContent?
  private var changed: gulong = 0
  private var pendingEdit: guint = 0

  init(for element: Element) {
    let entry = gtk_entry_new()!
    gtk_widget_add_css_class(entry, "viewstate")
    gtk_editable_set_width_chars(entry.opaque, 0)
    gtk_editable_set_max_width_chars(entry.opaque, 0)
    super.init(entry, for: element)
    own()
    changed = Signal.connect(entry, "changed") { [weak self] in self?.textChanged() }
    Signal.connect(entry, "activate") { [weak self] in
      self?.reportEdit()
      self?.element?.receive(.submit)
    }
    let focus = gtk_event_controller_focus_new()!
    Signal.connect(focus, "leave") { [weak self] in self?.reportEdit() }
    gtk_widget_add_controller(entry, focus)
  }

  isolated deinit { if pendingEdit != 0 { g_source_remove(pendingEdit) } }

  private var editable: OpaquePointer { pointer.opaque }

  private var text: String { String(cString: gtk_editable_get_text(editable)) }

  override func show(_ content: ElementContent) {
    guard case .field(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    if content.text != old?.text { show(text: content.text) }
    if content.prompt != old?.prompt {
      gtk_entry_set_placeholder_text(pointer.cast(), content.prompt)
    }
    if content.isEnabled != old?.isEnabled {
      gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }
    if content.isBordered != old?.isBordered {
      if content.isBordered {
        gtk_widget_remove_css_class(pointer, "bare")
      } else {
        gtk_widget_add_css_class(pointer, "bare")
      }
    }
    if content.alignment != old?.alignment {
      gtk_editable_set_alignment(editable, content.alignment.part)
    }
    if content.font != old?.font || content.color != old?.color { showLook(content) }
  }

  private func showLook(_ content: FieldContent) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_font_desc_new(Fonts.face(of: content.font).description))
    if content.color != .primary {
      let color = Appearance.rgba(content.color, foreground: GdkRGBA(hex: 0x77767B))
      func part(_ part: Float) -> guint16 { guint16(min(1, max(0, part)) * 65535) }
      pango_attr_list_insert(
        attributes,
        pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      pango_attr_list_insert(attributes, pango_attr_foreground_alpha_new(part(color.alpha)))
    }
    gtk_entry_set_attributes(pointer.cast(), attributes)
    pango_attr_list_unref(attributes)
  }

  /// Shows a text of the model's. The cursor stays where it is, or at the end.
  private func show(text new: String) {
    let old = text
    guard new != old else { return }
    let position = gtk_editable_get_position(editable)
    let wasAtEnd = Int(position) == old.unicodeScalars.count
    g_signal_handler_block(pointer, changed)
    gtk_editable_set_text(editable, new)
    g_signal_handler_unblock(pointer, changed)
    gtk_editable_set_position(editable, wasAtEnd ? -1 : position)
  }

  // Replacing a selection changes the text twice, and at first to one that nobody typed. So the model
  // is told when GTK is done with the key, before the next one.
  private func textChanged() {
    guard pendingEdit == 0 else { return }
    pendingEdit = g_idle_add_full(
      G_PRIORITY_HIGH,
      { field in
        let field = Unmanaged<FieldWidget>.fromOpaque(field!).takeUnretainedValue()
        field.pendingEdit = 0
        field.report()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Tells the model now of what it was to be told soon.
  private func reportEdit() {
    guard pendingEdit != 0 else { return }
    g_source_remove(pendingEdit)
    pendingEdit = 0
    report()
  }

  private func report() {
    let text = text
    guard text != content?.text else { return }
    content?.text = text
    element?.receive(.edit(text))
  }
}

extension TextAlignment {
  /// How much of the free room lies to the left of a line.
  fileprivate var part: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
