import CGTK
import Dispatch
import LayoutEngine
import PortableUI

/// Shows a field to type into.
///
/// The model is told of what a person types; what the model says is shown without moving the cursor,
/// and without telling the model of it again.
final class FieldWidget: Widget {
  var content: FieldContent?
  private var changed: gulong = 0
  let edits = AfterInput()
  private let moves = AfterInput()
  private lazy var ring = FieldRing(of: self, around: textWidget.cast())

  unowned let backend: WidgetBackend

  /// Which of GTK's fields it is.
  private enum Kind {
    case entry, password, search

    init(of content: FieldContent) {
      self = content.isSecure ? .password : content.isSearch ? .search : .entry
    }
  }

  private let kind: Kind

  init(for element: Element, showing content: FieldContent, in backend: WidgetBackend) {
    self.backend = backend
    kind = Kind(of: content)
    let entry =
      switch kind {
      case .entry: gtk_entry_new()!
      case .password: gtk_password_entry_new()!
      case .search: gtk_search_entry_new()!
      }
    gtk_widget_add_css_class(entry, "viewstate")
    gtk_editable_set_width_chars(entry.opaque, 0)
    gtk_editable_set_max_width_chars(entry.opaque, 0)
    super.init(entry, for: element)
    own()
    changed = Signal.connect(entry, "changed") { [weak self] in self?.edits.come() }
    edits.act = { [weak self] in self?.report() }
    for property in ["cursor-position", "selection-bound", "has-focus"] {
      Signal.connect(textWidget, "notify::\(property)") { [weak self] in self?.moves.come() }
    }
    moves.act = { [weak self] in self?.reportSelection() }
    Signal.connect(entry, "activate") { [weak self] in
      guard let self else { return }
      let shortcuts = self.backend.shortcuts
      edits.comeNow()
      self.element?.receive(.submit)
      guard self.content?.hasSubmitAction != true else { return }
      // A dialog of the desktop has a button of its own for that.
      if !shortcuts.press(.defaultAction, from: self.pointer) {
        gtk_widget_activate_default(self.pointer)
      }
    }
    if kind == .search { beSearched() }
    let focus = gtk_event_controller_focus_new()!
    Signal.connect(focus, "leave") { [weak self] in self?.edits.comeNow() }
    gtk_widget_add_controller(entry, focus)
  }

  private func beSearched() {
    Signal.connect(pointer, "stop-search") { [weak self] in
      self?.edits.comeNow()
      self?.element?.receive(.endSearch)
    }
    backend.shortcuts.set(.search, for: self)
    // A window that opens gives the keyboard to the first that takes it, which would begin a search.
    gtk_widget_set_can_focus(pointer, 0)
    Signal.connect(pointer, "map") { [weak self] in
      DispatchQueue.main.async { [weak self] in self?.willTakeKeyboard() }
    }
  }

  override func willTakeKeyboard() {
    if kind == .search { gtk_widget_set_can_focus(pointer, 1) }
  }

  private var editable: OpaquePointer { pointer.opaque }

  /// What shows the text in an entry of either kind.
  var textWidget: OpaquePointer { gtk_editable_get_delegate(editable) }

  var text: String { String(cString: gtk_editable_get_text(editable)) }

  override func canShow(_ content: ElementContent) -> Bool {
    guard case .field(let content) = content else { return false }
    return !content.isMultiline && Kind(of: content) == kind
  }

  override func show(_ content: ElementContent) {
    guard case .field(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    if content.text != old?.text { show(text: content.text) }
    if content.selection != old?.selection { show(content.selection?.range) }
    if content.prompt != old?.prompt {
      gtk_text_set_placeholder_text(textWidget.cast(), content.prompt)
    }
    if content.isEnabled != old?.isEnabled {
      enable(content.isEnabled)
    }
    if content.isBordered != old?.isBordered {
      if content.isBordered {
        gtk_widget_remove_css_class(pointer, "bare")
      } else {
        gtk_widget_add_css_class(pointer, "bare")
      }
    }
    ring.isWanted = content.isNamedBeside
    if content.alignment != old?.alignment {
      gtk_editable_set_alignment(editable, content.alignment.part)
    }
    if content.font != old?.font || content.color != old?.color { showStyle(content) }
  }

  // A field that takes the keyboard selects all of its text.
  override func takeKeyboardBack() { _ = gtk_text_grab_focus_without_selecting(textWidget.cast()) }

  override func themeChanged() { if let content { showStyle(content) } }

  private func showStyle(_ content: FieldContent) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_font_desc_new(Fonts.face(of: content.font).description))
    if content.color != .primary {
      let color = Appearance.rgba(
        content.color, in: scheme, foreground: GdkRGBA(hex: 0x77767B))
      attributes?.add(color)
    }
    gtk_text_set_attributes(textWidget.cast(), attributes)
    pango_attr_list_unref(attributes)
  }

  /// Shows a text of the model's. The cursor stays where it is, or at the end.
  private func show(text new: String) {
    let old = text
    // What a person has typed meanwhile counts more; the model hears of it in a moment.
    guard new != old, !edits.isComing else { return }
    let position = gtk_editable_get_position(editable)
    let wasAtEnd = Int(position) == old.unicodeScalars.count
    g_signal_handler_block(pointer, changed)
    // What a person takes back is what they did, not what the model says.
    gtk_editable_set_enable_undo(editable, 0)
    gtk_editable_set_text(editable, new)
    gtk_editable_set_enable_undo(editable, 1)
    g_signal_handler_unblock(pointer, changed)
    gtk_editable_set_position(editable, wasAtEnd ? -1 : position)
  }

  /// Selects what the model says, unless a person types or moves meanwhile.
  private func show(_ selection: Range<Int>?) {
    guard let selection, selection != selected, !edits.isComing else { return }
    gtk_editable_select_region(
      editable, gint(clamping: selection.lowerBound), gint(clamping: selection.upperBound))
  }

  var selected: Range<Int> {
    var (start, end) = (gint(0), gint(0))
    gtk_editable_get_selection_bounds(editable, &start, &end)
    return Int(start)..<max(Int(start), Int(end))
  }
}

// The keys for a search move the keyboard to its field.
extension FieldWidget: KeyTarget {
  func keyPressed() {
    willTakeKeyboard()
    gtk_widget_grab_focus(pointer)
  }
}
