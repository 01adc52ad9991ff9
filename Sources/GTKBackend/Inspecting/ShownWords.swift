import CGTK
package import Foundation
import LayoutEngine
package import PortableUI

/// Words that GTK shows.
package struct ShownWords {
  /// The words.
  package let words: String

  /// Where they are in their window, as GTK arranged it last.
  package let frame: CGRect

  /// Whether they are in a row that looks selected.
  package let isInSelectedRow: Bool
}

extension Inspection {
  /// The words of the elements inside `root`, in the order of GTK's own widgets in `window`.
  package static func words(of root: Element, in window: OpaquePointer) -> [ShownWords] {
    var words: [WidgetPointer: String] = [:]
    read(root, into: &words)
    let window = WidgetPointer(window)
    var all: [ShownWords] = []
    collect(words, from: window, in: window, isSelected: false, into: &all)
    return all
  }

  private static func read(_ element: Element, into words: inout [WidgetPointer: String]) {
    if case .text(let text) = element.content { words[element.widget.pointer] = text.text }
    for child in element.children { read(child, into: &words) }
  }

  private static func collect(
    _ words: [WidgetPointer: String], from widget: WidgetPointer, in window: WidgetPointer,
    isSelected: Bool, into all: inout [ShownWords]
  ) {
    let isSelected = isSelected || gtk_widget_has_css_class(widget, "selected") != 0
    if let words = words[widget] {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(widget, window, &bounds)
      let frame = CGRect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
      all.append(ShownWords(words: words, frame: frame, isInSelectedRow: isSelected))
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      collect(words, from: current, in: window, isSelected: isSelected, into: &all)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
