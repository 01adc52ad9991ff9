import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a field that grows downwards with the lines that are typed into it.
///
/// It draws its frame and its prompt, and GTK's widget for text the rest.
final class AreaWidget: DrawnWidget {
  var content: FieldContent?
  private let view: WidgetPointer
  private let scroller: WidgetPointer
  let edits = AfterInput()
  private let moves = AfterInput()
  private lazy var ring = FieldRing(of: self, around: view)
  private var changed: gulong = 0
  unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    view = gtk_text_view_new()
    scroller = gtk_scrolled_window_new()
    super.init("entry", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
    gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.cast(), 0)
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(scroller.opaque, view)
    gtk_widget_set_parent(scroller, pointer)
    gtk_widget_add_css_class(pointer, "viewstate")
    gtk_widget_add_css_class(pointer, "area")
    own()
    changed = Signal.connect(buffer, "changed") { [weak self] in
      self?.applyStyle()
      self?.redraw()
      self?.edits.come()
    }
    // Every edit moves the cursor, and so may a key that edits nothing.
    Signal.connect(buffer, "notify::cursor-position") { [weak self] in self?.moves.come() }
    Signal.connect(buffer, "notify::has-selection") { [weak self] in self?.moves.come() }
    Signal.connect(view, "notify::has-focus") { [weak self] in self?.moves.come() }
    moves.act = { [weak self, view] in
      cgtk_text_measure(view)
      self?.reportSelection()
    }
    edits.act = { [weak self] in self?.report() }
    let focus = gtk_event_controller_focus_new()!
    Signal.connect(focus, "leave") { [weak self] in self?.edits.comeNow() }
    gtk_widget_add_controller(view, focus)
  }

  /// The room between the frame and the text.
  static func insets(isBordered: Bool) -> Insets {
    isBordered ? Insets(top: 8, leading: 9, bottom: 8, trailing: 9) : .zero
  }

  override var speaker: WidgetPointer { view }
  override var dressed: [WidgetPointer] { [pointer, scroller] }
  override func turnParts(to direction: GtkTextDirection) {
    Self.turnParts(of: pointer, to: direction)
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view.cast()) }

  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
    defer { g_free(text) }
    return String(cString: text)
  }

  override func canShow(_ content: ElementContent) -> Bool {
    guard case .field(let content) = content else { return false }
    return content.isMultiline
  }

  override func allocated(_ size: Size) {
    cgtk_view_place(scroller, 0, 0, Int32(size.width), Int32(size.height), 1, 1)
  }

  override func show(_ content: ElementContent) {
    guard case .field(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    // The text is shown in this style, so the style is there first.
    if content.font != old?.font || content.color != old?.color { showStyle() }
    if content.text != old?.text { show(text: content.text) }
    if content.selection != old?.selection { show(content.selection?.range) }
    cgtk_text_measure(view)
    enable(content.isEnabled)
    if content.isBordered {
      gtk_widget_remove_css_class(pointer, "bare")
    } else {
      gtk_widget_add_css_class(pointer, "bare")
    }
    ring.isWanted = content.isNamedBeside
    gtk_text_view_set_justification(view.cast(), content.alignment.justification)
    gtk_scrolled_window_set_policy(
      scroller.opaque, GTK_POLICY_NEVER,
      content.isEditor ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
    redraw()
  }

  override func themeChanged() {
    showStyle()
    cgtk_text_measure(view)
    redraw()
  }

  /// The look of the letters is a tag on all of the text.
  private func showStyle() {
    guard let content else { return }
    let table = gtk_text_buffer_get_tag_table(buffer)
    if let old = gtk_text_tag_table_lookup(table, "look") { gtk_text_tag_table_remove(table, old) }
    let tag = gtk_text_tag_new("look")!
    var font = GValue()
    g_value_init(&font, pango_font_description_get_type())
    g_value_set_boxed(&font, UnsafeRawPointer(Fonts.face(of: content.font).description))
    g_object_set_property(tag.cast(), "font-desc", &font)
    g_value_unset(&font)
    if content.color != .primary {
      var color = GValue()
      g_value_init(&color, gdk_rgba_get_type())
      var rgba = rgba(content.color)
      g_value_set_boxed(&color, &rgba)
      g_object_set_property(tag.cast(), "foreground-rgba", &color)
      g_value_unset(&color)
    }
    gtk_text_tag_table_add(table, tag)
    g_object_unref(tag)
    applyStyle()
  }

  /// Gives letters that have no look yet that of the others: lines that have it are not laid out again.
  private func applyStyle() {
    let table = gtk_text_buffer_get_tag_table(buffer)
    guard let tag = gtk_text_tag_table_lookup(table, "look") else { return }
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    while gtk_text_iter_is_end(&start) == 0 {
      var end = start
      let isDressed = gtk_text_iter_has_tag(&start, tag) != 0
      gtk_text_iter_forward_to_tag_toggle(&end, tag)
      if !isDressed { gtk_text_buffer_apply_tag(buffer, tag, &start, &end) }
      start = end
    }
  }

  /// Shows a text of the model's. The cursor stays where it is, or at the end.
  private func show(text new: String) {
    let old = text
    // What a person has typed meanwhile counts more; the model hears of it in a moment.
    guard new != old, !edits.isComing else { return }
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &position, gtk_text_buffer_get_insert(buffer))
    let wasAtEnd = gtk_text_iter_is_end(&position) != 0
    let offset = gtk_text_iter_get_offset(&position)
    g_signal_handler_block(buffer, changed)
    gtk_text_buffer_set_text(buffer, new, Int32(new.utf8.count))
    g_signal_handler_unblock(buffer, changed)
    gtk_text_buffer_get_iter_at_offset(buffer, &position, wasAtEnd ? -1 : offset)
    gtk_text_buffer_place_cursor(buffer, &position)
    applyStyle()
  }

  /// Selects what the model says, unless a person types or moves meanwhile.
  private func show(_ selection: Range<Int>?) {
    guard let selection, selection != selected, !edits.isComing else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(clamping: selection.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(clamping: selection.upperBound))
    gtk_text_buffer_select_range(buffer, &end, &start)
    gtk_text_view_scroll_mark_onscreen(view.cast(), gtk_text_buffer_get_insert(buffer))
  }

  var selected: Range<Int> {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    super.snapshot(snapshot)
    guard let content, text.isEmpty, !content.prompt.isEmpty else { return }
    let block = TextBlocks.block(content.prompt, in: content.font, alignment: content.alignment)
    let room = Proposal(width: size.width, height: nil)
    let lines = block.lines(for: room, limit: content.lineLimit)
    var color = foreground.faded(to: 0.55)
    gtk_snapshot_append_layout(snapshot, lines.layout, &color)
  }
}
