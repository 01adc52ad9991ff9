import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Shows words that a person may select, or that have links: GTK's own label, with its pointer, its keys,
/// its menu and what it tells assistive technologies of a selection.
///
/// It breaks its lines as ours were broken: no line is wider than the frame, and the next word did not
/// fit into the wider room that was offered.
final class SelectableTextWidget: Widget {
  private var content: TextContent

  /// What the label shows now.
  private var shown: (content: TextContent, size: Size)?

  init(_ content: TextContent, for element: Element) {
    self.content = content
    let label = gtk_label_new(nil)!
    super.init(label, for: element)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_yalign(label.opaque, 0)
    Signal.connect(label, "activate-link") { [weak self] address in
      if let address = URL(string: address.string(0)) { self?.element?.receive(.open(address)) }
      return .bool(true)
    }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    if case .text(let content) = content { content.isLabel } else { false }
  }

  override func show(_ content: ElementContent) {
    guard case .text(let content) = content, content != self.content else { return }
    self.content = content
    if let shown { fit(into: shown.size) }
  }

  override func themeChanged() {
    guard let shown else { return }
    self.shown = nil
    fit(into: shown.size)
  }

  override var spill: Double { (content.look?.lineSpacing ?? 0) / 2 }

  override func place(_ element: Element, in parent: Widget) {
    fit(into: element.frame.size)
    super.place(element, in: parent)
  }

  /// Shows the words as they were laid out for a frame of `size`.
  private func fit(into size: Size) {
    let content = content.fitted(toShowIn: size, size: TextBlocks.size)
    if let shown, shown.content == content, shown.size == size { return }
    let lines = TextBlocks.block(for: content).lines(toShowIn: size, limit: content.lineLimit)
    let isCut = pango_layout_is_ellipsized(lines.layout) != 0
    let truncation = content.look?.truncation ?? .tail
    let label = pointer.opaque
    // A text that is set anew is selected no longer.
    if content.text != shown?.content.text || content.hasOtherLinks(than: shown?.content) {
      if let markup = content.linkMarkup {
        gtk_label_set_markup(label, markup)
      } else {
        gtk_label_set_text(label, content.text)
      }
    }
    gtk_label_set_selectable(label, content.isSelectable ? 1 : 0)
    gtk_label_set_ellipsize(label, isCut ? truncation.pango : PANGO_ELLIPSIZE_NONE)
    gtk_label_set_lines(label, isCut ? Int32(lines.count) : -1)
    gtk_label_set_xalign(label, content.alignment.part)
    gtk_label_set_justify(label, content.paragraphs.justification)
    let attributes = attributes(of: content)
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    shown = (content, size)
  }

  private func attributes(of content: TextContent) -> OpaquePointer {
    let face = Fonts.face(of: content.font)
    let attributes = pango_attr_list_new()!
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(face.description))
    attributes.add(content.look, content.font, makesSolid: true)
    if let spacing = content.look?.lineSpacing, spacing != 0 {
      let height = (face.lineHeight + spacing) * Double(PANGO_SCALE)
      pango_attr_list_insert(
        attributes, pango_attr_line_height_new_absolute(Int32(height.rounded())))
    }
    let opaque = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var foreground = opaque
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &foreground)
    let color = Appearance.rgba(content.color, in: scheme, foreground: opaque)
    switch content.color.kind {
    // The label knows the colour of texts, which may be another one soon.
    case .named(.primary), .named(.secondary):
      attributes.add(alpha: color.alpha * foreground.alpha)
    case .named, .mixed, .paired, .blend: attributes.add(color)
    }
    attributes.addColors(of: content.look) {
      Appearance.rgba($1, in: scheme, foreground: foreground)
    }
    return attributes
  }
}

extension OpaquePointer {
  /// Adds the colour of letters to these attributes.
  func add(_ color: GdkRGBA) {
    func part(_ part: Float) -> guint16 { guint16(min(1, max(0, part)) * 65535) }
    pango_attr_list_insert(
      self, pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
    add(alpha: color.alpha)
  }

  /// Adds how opaque letters are.
  fileprivate func add(alpha: Float) {
    pango_attr_list_insert(
      self, pango_attr_foreground_alpha_new(guint16(min(1, max(0.00002, alpha)) * 65535)))
  }
}

extension TextContent {
  /// Whether a label of GTK's shows it.
  var isLabel: Bool {
    (isSelectable || look?.hasLinks == true) && !isRedacted && text.utf8.count < 64_000
  }

  /// Whether its links are not those of `other`.
  fileprivate func hasOtherLinks(than other: TextContent?) -> Bool {
    let none = look?.hasLinks != true && other?.look?.hasLinks != true
    return !none && look?.runs.map(\.link) != other?.look?.runs.map(\.link)
  }

  /// The words with their links as GTK's labels know them; `nil` where there are none.
  fileprivate var linkMarkup: String? {
    guard let look, look.hasLinks else { return nil }
    var markup = ""
    var start = text.utf8.startIndex
    for run in look.runs {
      let end = text.utf8.index(start, offsetBy: run.length)
      let words = String(text[start..<end]).escapedForMarkup
      start = end
      markup +=
        run.link.map { address in
          "<a href=\"\(address.absoluteString.escapedForMarkup)\">\(words)</a>"
        } ?? words
    }
    return markup
  }
}

extension String {
  /// The same as Pango's markup says it.
  fileprivate var escapedForMarkup: String {
    let escaped = g_markup_escape_text(self, gssize(utf8.count))!
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
